// Made by compile.ts from the tables of this package. Not written by hand.
export const TABLES = {"ROWS":"PD\n7*\n imparti MA\n04 rak \nZ~Z^\n!L\nVo5(\nd]fA\nAj\nAh\n#Pc0\n mous \nkE\nZYkE\nkE\n634(\nZb\nbwIH\n)ITq\nZQ\n9X envisag \n-y&/'3\n2j\nW>\n1}Tj\nL8\n-1\n-1\nL6Wr\nS;\n movabl \nTo\ni[\n.B\nA(-3\n - \n tashkent \n<_Dl\n[U\n74\n74\n74\n?s\n leash \n_Q/F\n-O\n delin 5(\nl-\nde\n tatar "};
