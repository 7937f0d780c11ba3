/** Written by `node scripts/learn-verdicts.ts`: a feature and its weight. */
export const VERDICT_TABLE = `
across	0.34
across any 0	0.28
across any 0.3	0.36
across any 0.6	0.31
across any 1	-0.11
any 0	-0.18
any 0.15	0.12
any 0.3	-0.07
any 0.45	-0.18
any 0.6	-0.13
any 0.8	0.31
any 1	0.05
bias	0.08
credit 0	-0.27
credit 0.15	0.25
credit 0.3	-0.31
credit 0.45	0.35
credit 0.6	-0.06
credit 0.8	-0.31
credit 1	0.29
earned	-0.08
en	0.08
first	0.31
first en	0.06
first tr	0.46
has field	-0.38
has name	-0.15
in line	0.45
in part	-1.19
job 0	-0.29
job 0.15	-0.38
job 0.3	-0.35
job 0.45	0.25
job 0.6	-0.14
job 0.8	0.23
job 1	0.32
kind experience	-0.18
kind experience * any	-0.14
kind knowledge	0.14
kind knowledge * any	0.16
kind task	0.03
kind task * any	0.02
lacks field	-0.51
lacks kind	-0.10
lacks name	-1.67
lacks weight	0.77
last en	0.16
last tr	-0.17
like	0.09
like * any	0.14
line 0	-0.61
line 0.3	-0.52
line 0.6	0.09
line 1	1.15
near broader	-1.08
near far narrower	-0.95
near sibling	-0.74
nice	0.15
of unit 0	0.02
of unit 0.3	-0.28
of unit 0.6	0.12
of unit 1	0.43
one 0	-0.76
one 0.15	-0.27
one 0.3	-0.45
one 0.45	-0.47
one 0.6	0.07
one 0.8	-0.07
one 1	0.90
rarest	0.14
ruled 0	-0.24
ruled 0.15	-0.57
ruled 0.3	-0.28
ruled 0.45	-0.19
ruled 0.6	-0.23
ruled 0.8	0.62
ruled 1	0.22
ruled met	0.48
second rarest	0.02
share 0	-0.18
share 0.15	0.05
share 0.3	0.18
share 0.45	0.06
share 0.6	0.29
share 0.8	-0.31
share 1	0.09
shown * any	0.42
shown * one	0.66
shown * shown * any	0.58
shown 0.1	-2.79
shown 0.25	-1.49
shown 0.4	-0.94
shown 0.55	-0.62
shown 0.7	0.09
shown 0.85	1.37
shown 1	1.48
special 0	-0.07
special 0.3	0.23
special 0.6	0.17
special 1	-0.32
telling 1	0.12
telling 12	0.26
telling 2	-0.12
telling 3	-0.03
telling 8	0.22
tr	0.04
unit certified	0.20
unit claim	-0.39
unit listed	0.74
unit spoken	0.46
unit studied	-0.16
unit title	-0.90
unit told	0.44
unit vague	0.13
units 1	0.02
units 2	0.17
units 4	0.16
units 6	-0.32
words 0 * any	0.06
words 1	-0.17
words 1 * any	0.04
words 12	0.90
words 2	-0.38
words 2 * any	0.13
words 20	0.38
words 4	-0.29
words 4 * any	-0.07
words 7	0.27
`;
