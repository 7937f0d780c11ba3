/** Written by `node scripts/learn-verdicts.ts`: a feature and its weight. */
export const VERDICT_TABLE = `
across	0.43
across any 0	0.13
across any 0.3	0.43
across any 0.6	0.34
across any 1	-0.09
any 0	-0.12
any 0.15	0.11
any 0.3	0.07
any 0.45	-0.07
any 0.6	-0.06
any 0.8	0.19
bias	0.09
credit 0	0.04
credit 0.15	0.12
credit 0.3	-0.34
credit 0.45	0.42
credit 0.6	-0.41
credit 1	0.21
earned	-0.17
en	0.15
first	0.24
first en	-0.06
first tr	0.44
has field	-0.22
has name	-0.15
in line	0.28
in part	-0.91
job 0	-0.25
job 0.15	-0.31
job 0.3	-0.28
job 0.45	0.47
job 0.6	-0.32
job 0.8	0.25
job 1	0.27
kind experience	-0.35
kind experience * any	-0.17
kind knowledge	0.14
kind knowledge * any	0.31
kind task	0.09
kind task * any	-0.14
lacks field	-0.65
lacks kind	-0.08
lacks name	-1.52
lacks weight	0.72
last	0.02
last en	0.17
last tr	-0.14
like	0.18
like * any	0.06
line 0	-0.67
line 0.3	-0.62
line 0.6	0.23
line 1	1.05
near broader	-1.09
near far narrower	-0.96
near sibling	-0.70
nice	0.27
of unit 0	-0.14
of unit 0.3	-0.27
of unit 0.6	0.21
of unit 1	0.44
one 0	-0.45
one 0.15	-0.21
one 0.3	-0.38
one 0.45	-0.78
one 0.6	0.40
one 1	0.84
rarest	0.26
ruled 0	-0.53
ruled 0.15	-0.26
ruled 0.3	-0.04
ruled 0.45	-0.06
ruled 0.6	0.03
ruled 0.8	0.53
ruled 1	0.11
ruled met	0.47
second rarest	0.11
share 0	-0.11
share 0.15	0.20
share 0.3	-0.11
share 0.45	0.19
share 0.6	0.23
share 0.8	-0.20
shown * any	0.38
shown * one	0.64
shown * shown * any	0.56
shown 0.1	-2.50
shown 0.25	-1.29
shown 0.4	-0.86
shown 0.55	-0.66
shown 0.7	0.10
shown 0.85	1.48
shown 1	1.62
special 0	-0.23
special 0.3	0.04
special 0.6	0.43
special 1	-0.42
telling 1	0.16
telling 12	0.27
telling 2	-0.15
telling 3	-0.01
telling 5	-0.07
telling 8	0.14
tr	-0.04
unit certified	0.21
unit claim	-0.28
unit listed	0.75
unit spoken	0.26
unit studied	-0.14
unit title	-0.76
unit told	0.40
unit vague	0.11
units 2	0.20
units 4	0.22
units 6	-0.40
words 1	-0.11
words 1 * any	0.08
words 12	0.71
words 2	-0.32
words 2 * any	0.06
words 20	0.07
words 3 * any	-0.06
words 4	-0.18
words 4 * any	-0.03
words 7	0.19
`;
