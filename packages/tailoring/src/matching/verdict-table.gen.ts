/** Written by `node scripts/learn-verdicts.ts`: a feature and its weight. */
export const VERDICT_TABLE = `
across	0.43
across any 0	0.40
across any 0.3	0.43
across any 0.6	0.21
across any 1	-0.19
any 0	-0.24
any 0.15	0.21
any 0.3	-0.07
any 0.45	0.12
any 0.6	-0.09
any 0.8	0.12
bias	0.07
credit 0	0.03
credit 0.15	0.13
credit 0.3	-0.28
credit 0.45	0.15
credit 0.6	-0.34
credit 0.8	-0.13
credit 1	0.31
earned	-0.05
en	0.16
first	0.31
first en	-0.03
first tr	0.51
has field	-0.18
has name	-0.04
in line	0.24
in part	-1.09
job 0	-0.27
job 0.15	-0.24
job 0.3	-0.01
job 0.45	0.51
job 0.6	-0.19
job 0.8	0.16
job 1	0.04
kind experience	-0.44
kind experience * any	-0.18
kind knowledge	0.04
kind knowledge * any	0.13
kind task	0.18
kind task * any	0.01
lacks field	-0.53
lacks kind	-0.06
lacks name	-1.48
lacks weight	0.67
last en	0.20
last tr	-0.21
like * any	0.03
line 0	-0.54
line 0.3	-0.68
line 0.6	0.37
line 1	0.84
near broader	-1.01
near far narrower	-0.74
near sibling	-0.72
nice	0.24
of unit 0	-0.35
of unit 0.3	-0.28
of unit 0.6	0.14
of unit 1	0.57
one 0	-0.48
one 0.15	-0.19
one 0.3	-0.54
one 0.45	-0.66
one 0.6	0.41
one 0.8	-0.04
one 1	0.83
rarest	0.17
ruled 0	-0.58
ruled 0.15	-0.34
ruled 0.3	-0.34
ruled 0.45	-0.08
ruled 0.6	0.03
ruled 0.8	0.71
ruled 1	0.20
ruled met	0.67
second rarest	-0.05
share 0	-0.23
share 0.15	0.18
share 0.45	-0.08
share 0.6	0.11
share 0.8	-0.06
share 1	0.08
shown * any	0.52
shown * one	0.76
shown * shown * any	0.70
shown 0.1	-2.45
shown 0.25	-1.46
shown 0.4	-1.08
shown 0.55	-0.42
shown 0.7	0.33
shown 0.85	1.55
shown 1	1.49
special 0	-0.20
special 0.3	0.02
special 0.6	0.31
special 1	-0.29
telling 1	0.07
telling 12	0.19
telling 2	-0.13
telling 3	-0.15
telling 5	-0.09
telling 8	0.38
tr	-0.09
unit certified	0.22
unit claim	-0.36
unit listed	0.64
unit spoken	0.17
unit studied	-0.12
unit title	-0.17
unit told	0.24
unit vague	0.09
units 1	0.08
units 2	0.20
units 4	-0.02
units 6	-0.37
words 0 * any	-0.01
words 1	-0.09
words 1 * any	0.14
words 12	0.47
words 2	-0.21
words 2 * any	0.13
words 20	-0.04
words 3 * any	-0.03
words 4	-0.20
words 4 * any	-0.25
words 7	0.21
`;
