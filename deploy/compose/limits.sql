-- Through the pooler a server can't set these for its own connections.
alter role terzi set statement_timeout = '30s';
alter role terzi set idle_in_transaction_session_timeout = '60s';
