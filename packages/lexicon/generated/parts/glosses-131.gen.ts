// Made by compile.ts from the tables of this package. Not written by hand.
export const TABLES = {"ROWS":"Ah\n#Pc0\n mous \nkE\nZYkE\nkE\n634(\nkE\nbw\n74)IZh\nZQ\n-y&/'3\n-y1'&/\n-y\nW>\n1}Tj\n-3A(L8\n-1\n-1\nL6Wr\nS;\n movabl \nTo\ni[\nA(-3\n<_Dl\n?s\n74\n74\n74\n?s\n0' leash \n_Q/F\n/G-O\n delin 5(\nl-\nde\n7G:E\n50c{\n50\nZI\nP' saucepan \n-a\n'5\n%P\n rabbit \nVu#0\n.S\nSU\n thai "};
