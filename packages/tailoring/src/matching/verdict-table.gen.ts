/** Written by `node scripts/learn-verdicts.ts`: a feature and its weight. */
export const VERDICT_TABLE = `
across	0.19
across any 0	0.12
across any 0.3	-0.03
across any 0.6	0.33
across any 1	-0.16
any 0	-0.38
any 0.15	0.20
any 0.3	-0.17
any 0.45	0.19
any 0.6	-0.04
any 0.8	-0.07
any 1	0.17
bias	0.03
credit 0	0.04
credit 0.15	-0.13
credit 0.3	-0.24
credit 0.45	0.48
credit 0.6	-0.10
credit 0.8	-0.25
credit 1	0.15
earned	0.26
en	0.11
first	0.34
first en	-0.09
first tr	0.54
has field	-0.15
has name	0.18
in line	0.26
in part	-0.16
job 0	-0.41
job 0.15	-0.16
job 0.3	0.02
job 0.45	0.14
job 0.6	0.10
job 0.8	0.32
kind experience	0.01
kind experience * any	0.04
kind task	-0.03
kind task * any	0.14
lacks field	-0.28
lacks kind	0.07
lacks name	-1.49
lacks weight	0.25
like	0.06
like * any	0.57
line 0	-0.30
line 0.3	-0.30
line 0.6	0.12
line 1	0.73
near broader	-0.98
near far narrower	-0.16
near sibling	-0.82
nice	0.34
of unit 0	0.26
of unit 0.3	-0.62
of unit 0.6	-0.05
of unit 1	0.43
one 0	-0.30
one 0.15	-0.09
one 0.3	-0.08
one 0.45	-0.81
one 0.6	0.18
one 0.8	0.03
one 1	0.72
rarest	-0.06
ruled 0	-0.28
ruled 0.15	-0.24
ruled 0.3	0.04
ruled 0.45	-0.17
ruled 0.6	0.16
ruled 0.8	0.28
ruled 1	0.15
ruled met	0.56
second rarest	-0.35
share 0	-0.37
share 0.15	0.19
share 0.3	-0.18
share 0.6	-0.03
share 0.8	0.13
share 1	0.15
shown * any	0.74
shown * one	0.87
shown * shown * any	0.89
shown 0.1	-1.80
shown 0.25	-0.57
shown 0.4	-0.87
shown 0.55	-0.31
shown 0.7	0.20
shown 0.85	1.48
shown 1	1.42
special 0	-0.05
special 0.3	-0.13
special 0.6	0.30
special 1	-0.25
telling 1	-0.16
telling 12	0.07
telling 2	0.05
telling 3	-0.16
telling 5	0.06
telling 8	0.07
tr	-0.13
unit certified	0.41
unit claim	-0.52
unit listed	0.51
unit spoken	0.06
unit studied	-0.06
unit title	-0.20
unit told	0.04
unit vague	0.06
units 1	-0.06
units 4	0.15
units 6	-0.14
words 1	-0.26
words 1 * any	0.10
words 12	0.29
words 2	-0.39
words 2 * any	-0.22
words 20	0.10
words 3 * any	0.08
words 4 * any	0.23
words 7	0.21
`;
