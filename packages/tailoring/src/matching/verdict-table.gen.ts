/** Written by `node scripts/learn-verdicts.ts`: a feature and its weight. */
export const VERDICT_TABLE = `
across	0.34
across any 0	0.19
across any 0.3	0.35
across any 0.6	0.39
across any 1	-0.42
any 0	-0.22
any 0.15	0.24
any 0.3	-0.45
any 0.45	0.17
any 0.6	0.05
any 0.8	0.02
any 1	0.10
bias	0.04
credit 0	-0.24
credit 0.15	-0.13
credit 0.3	-0.42
credit 0.45	0.38
credit 0.6	-0.13
credit 0.8	-0.03
credit 1	0.34
earned	0.07
en	0.12
first	0.35
first en	-0.13
first tr	0.61
has field	-0.16
has name	0.27
in line	0.24
in part	-0.34
job 0	-0.29
job 0.15	0.04
job 0.3	-0.06
job 0.45	0.05
job 0.6	-0.24
job 0.8	0.47
job 1	0.02
kind experience	0.09
kind experience * any	0.07
kind knowledge	-0.17
kind knowledge * any	0.09
kind task	0.08
kind task * any	-0.01
lacks field	-0.20
lacks kind	0.11
lacks name	-1.15
lacks weight	0.19
last	0.10
last en	0.09
last tr	0.05
like	-0.07
like * any	0.25
line 0	-0.53
line 0.3	-0.31
line 0.6	0.53
line 1	0.52
near broader	-0.71
near sibling	-0.69
nice	0.17
of unit 0	-0.11
of unit 0.3	-0.41
of unit 0.6	-0.07
of unit 1	0.55
one 0	-0.28
one 0.15	-0.11
one 0.3	-0.27
one 0.45	-0.69
one 0.6	0.22
one 0.8	0.07
one 1	0.67
rarest	-0.05
ruled 0	-0.69
ruled 0.15	-0.15
ruled 0.3	-0.22
ruled 0.45	-0.03
ruled 0.6	-0.02
ruled 0.8	0.56
ruled 1	0.34
ruled met	0.79
second rarest	-0.13
share 0	-0.22
share 0.15	0.23
share 0.3	-0.39
share 0.45	-0.05
share 0.8	0.16
share 1	0.13
shown * any	0.70
shown * one	0.85
shown * shown * any	0.83
shown 0.1	-1.84
shown 0.25	-1.06
shown 0.4	-0.87
shown 0.55	-0.37
shown 0.7	0.51
shown 0.85	1.82
shown 1	1.12
special 0	-0.29
special 0.3	0.17
special 0.6	0.14
special 1	-0.14
telling 1	0.07
telling 12	0.07
telling 2	-0.06
telling 3	0.02
telling 5	-0.12
telling 8	-0.09
tr	-0.13
unit certified	0.33
unit claim	-0.50
unit listed	0.27
unit spoken	0.07
unit studied	-0.16
unit title	0.03
unit told	0.16
unit vague	0.04
units 1	-0.01
units 2	0.14
units 4	-0.10
units 6	-0.15
words 0 * any	0.02
words 1	-0.15
words 1 * any	0.07
words 12	0.49
words 2	-0.34
words 2 * any	-0.17
words 20	0.07
words 3 * any	0.26
words 4	-0.36
words 4 * any	-0.05
words 7	0.28
`;
