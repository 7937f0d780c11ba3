/** Written by `node scripts/learn-verdicts.ts`: a feature and its weight. */
export const VERDICT_TABLE = `
across	0.22
across any 0	0.14
across any 0.3	-0.01
across any 0.6	0.34
across any 1	-0.19
any 0	-0.35
any 0.15	0.22
any 0.3	-0.22
any 0.45	0.29
any 0.6	0.02
any 0.8	-0.13
any 1	0.12
bias	0.05
credit 0	-0.11
credit 0.15	-0.11
credit 0.3	-0.18
credit 0.45	0.43
credit 0.6	-0.32
credit 0.8	-0.20
credit 1	0.36
earned	0.15
en	0.12
first	0.31
first en	-0.06
first tr	0.48
has field	-0.18
has name	0.14
in line	0.33
in part	-0.15
job 0	-0.38
job 0.15	-0.18
job 0.3	0.04
job 0.45	0.14
job 0.6	0.15
job 0.8	0.32
job 1	-0.03
kind experience	0.02
kind experience * any	0.05
kind knowledge * any	-0.03
kind task	-0.02
kind task * any	0.12
lacks field	-0.17
lacks kind	0.07
lacks name	-1.46
lacks weight	0.27
last	0.02
last tr	0.04
like	-0.02
like * any	0.60
line 0	-0.24
line 0.3	-0.21
line 0.6	0.13
line 1	0.66
near broader	-0.99
near far narrower	-0.20
near sibling	-0.80
nice	0.31
of unit 0	0.23
of unit 0.3	-0.60
of unit 0.6	-0.08
of unit 1	0.49
one 0	-0.29
one 0.15	-0.11
one 0.3	-0.07
one 0.45	-0.68
one 0.6	0.22
one 1	0.65
rarest	-0.07
ruled 0	-0.31
ruled 0.15	-0.16
ruled 0.3	-0.20
ruled 0.45	0.04
ruled 0.6	0.03
ruled 0.8	0.40
ruled 1	0.17
ruled met	0.75
second rarest	-0.34
share 0	-0.33
share 0.15	0.21
share 0.3	-0.26
share 0.45	0.08
share 0.6	0.05
share 0.8	0.12
share 1	0.09
shown * any	0.69
shown * one	0.83
shown * shown * any	0.83
shown 0.1	-1.88
shown 0.25	-0.56
shown 0.4	-0.85
shown 0.55	-0.06
shown 0.7	0.14
shown 0.85	1.59
shown 1	1.20
special 0	-0.03
special 0.3	-0.06
special 0.6	0.30
special 1	-0.30
telling 1	-0.09
telling 12	0.05
telling 2	0.04
telling 3	-0.14
telling 5	0.03
telling 8	0.06
tr	-0.12
unit certified	0.46
unit claim	-0.54
unit listed	0.53
unit spoken	0.05
unit studied	-0.10
unit title	-0.21
unit told	0.01
unit vague	0.06
units 1	-0.06
units 2	-0.02
units 4	0.18
units 6	-0.12
words 1	-0.23
words 1 * any	0.12
words 12	0.28
words 2	-0.39
words 2 * any	-0.21
words 20	0.08
words 3 * any	0.09
words 4	0.03
words 4 * any	0.14
words 7	0.19
`;
