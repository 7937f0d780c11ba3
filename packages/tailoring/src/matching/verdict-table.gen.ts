/** Written by `node scripts/learn-verdicts.ts`: a feature and its weight. */
export const VERDICT_TABLE = `
across	0.20
across any 0	0.13
across any 0.3	-0.04
across any 0.6	0.32
across any 1	-0.16
any 0	-0.38
any 0.15	0.20
any 0.3	-0.16
any 0.45	0.17
any 0.6	-0.03
any 0.8	-0.06
any 1	0.16
bias	0.03
credit 0.15	-0.07
credit 0.3	-0.20
credit 0.45	0.50
credit 0.6	-0.12
credit 0.8	-0.29
credit 1	0.15
earned	0.24
en	0.11
first	0.32
first en	-0.10
first tr	0.53
has field	-0.19
has name	0.17
in line	0.30
in part	-0.20
job 0	-0.41
job 0.15	-0.17
job 0.3	0.04
job 0.45	0.12
job 0.6	0.11
job 0.8	0.33
kind experience	0.02
kind experience * any	0.05
kind knowledge	-0.02
kind task	-0.02
kind task * any	0.13
lacks field	-0.25
lacks kind	0.01
lacks name	-1.53
lacks weight	0.27
last en	-0.01
last tr	0.02
like	0.03
like * any	0.64
line 0	-0.30
line 0.3	-0.18
line 0.6	0.08
line 1	0.69
near broader	-1.06
near far narrower	-0.20
near sibling	-0.80
nice	0.33
of unit 0	0.21
of unit 0.3	-0.61
of unit 0.6	-0.05
of unit 1	0.47
one 0	-0.33
one 0.15	-0.13
one 0.3	-0.10
one 0.45	-0.73
one 0.6	0.18
one 0.8	0.04
one 1	0.72
rarest	-0.05
ruled 0	-0.21
ruled 0.15	-0.15
ruled 0.3	-0.20
ruled 0.45	-0.06
ruled 0.6	0.15
ruled 0.8	0.26
ruled 1	0.15
ruled met	0.55
second rarest	-0.32
share 0	-0.37
share 0.15	0.20
share 0.3	-0.19
share 0.45	-0.02
share 0.6	-0.03
share 0.8	0.16
share 1	0.15
shown * any	0.72
shown * one	0.85
shown * shown * any	0.86
shown 0.1	-1.79
shown 0.25	-0.61
shown 0.4	-0.93
shown 0.55	-0.29
shown 0.7	0.23
shown 0.85	1.51
shown 1	1.41
special 0	-0.06
special 0.3	-0.12
special 0.6	0.32
special 1	-0.27
telling 1	-0.10
telling 12	0.05
telling 2	0.03
telling 3	-0.15
telling 5	0.04
telling 8	0.04
tr	-0.13
unit certified	0.41
unit claim	-0.50
unit listed	0.55
unit spoken	0.06
unit studied	-0.07
unit title	-0.21
unit told	0.05
unit vague	0.06
units 1	-0.03
units 2	-0.01
units 4	0.14
units 6	-0.16
words 1	-0.22
words 1 * any	0.12
words 12	0.27
words 2	-0.40
words 2 * any	-0.18
words 20	0.08
words 3 * any	0.07
words 4 * any	0.19
words 7	0.21
`;
