/** Written by `node scripts/learn-verdicts.ts`: a feature and its weight. */
export const VERDICT_TABLE = `
across	0.36
across any 0	0.22
across any 0.3	0.35
across any 0.6	0.38
across any 1	-0.42
any 0	-0.22
any 0.15	0.30
any 0.3	-0.49
any 0.45	0.13
any 0.6	0.07
any 0.8	0.01
any 1	0.10
bias	0.02
credit 0	-0.22
credit 0.15	-0.10
credit 0.3	-0.37
credit 0.45	0.32
credit 0.6	-0.25
credit 0.8	-0.02
credit 1	0.36
earned	0.02
en	0.18
first	0.39
first en	-0.11
first tr	0.65
has field	-0.10
has name	0.31
in line	0.20
in part	-0.37
job 0	-0.30
job 0.15	0.05
job 0.3	0.02
job 0.45	-0.01
job 0.6	-0.24
job 0.8	0.44
job 1	0.01
kind experience	0.10
kind experience * any	0.07
kind knowledge	-0.15
kind knowledge * any	0.05
kind task	0.04
kind task * any	0.01
lacks field	-0.10
lacks kind	0.05
lacks name	-1.09
lacks weight	0.07
last	0.13
last en	0.04
last tr	0.15
like	0.03
like * any	0.21
line 0	-0.54
line 0.3	-0.37
line 0.6	0.35
line 1	0.71
near broader	-0.66
near sibling	-0.76
of unit 0	-0.10
of unit 0.3	-0.45
of unit 1	0.50
one 0	-0.30
one 0.15	-0.15
one 0.3	-0.26
one 0.45	-0.64
one 0.6	0.20
one 0.8	0.07
one 1	0.67
rarest	0.02
ruled 0	-0.66
ruled 0.15	0.04
ruled 0.3	-0.48
ruled 0.6	0.19
ruled 0.8	0.59
ruled 1	0.19
ruled met	0.75
second rarest	-0.11
share 0	-0.22
share 0.15	0.27
share 0.3	-0.39
share 0.45	-0.10
share 0.6	0.04
share 0.8	0.13
share 1	0.13
shown * any	0.70
shown * one	0.85
shown * shown * any	0.84
shown 0.1	-1.86
shown 0.25	-0.93
shown 0.4	-0.77
shown 0.55	-0.67
shown 0.7	0.67
shown 0.85	1.67
shown 1	1.19
special 0	-0.25
special 0.3	0.09
special 0.6	0.14
special 1	-0.13
telling 1	0.10
telling 12	0.05
telling 2	-0.02
telling 3	-0.04
telling 5	-0.13
telling 8	-0.10
tr	-0.21
unit certified	0.33
unit claim	-0.46
unit listed	0.24
unit spoken	0.09
unit studied	-0.16
unit title	0.02
unit told	0.17
unit vague	0.04
units 1	-0.04
units 2	0.14
units 4	-0.06
units 6	-0.17
words 0 * any	0.02
words 1	-0.13
words 1 * any	0.04
words 12	0.43
words 2	-0.29
words 2 * any	-0.20
words 20	0.07
words 3 * any	0.31
words 4	-0.36
words 4 * any	-0.04
words 7	0.25
`;
