// Made by compile.ts from the tables of this package. Not written by hand.
export const TABLES = {"ROWS":"hO\nD_Eh\n melon \nYN\n.s\nV}WQ\nYQ\nYQ\n^Q\nd&^f\nHX\nHX\nHY\nHY\nV}HJ\n inscrib \nV}\n^f\n anxieti 0o\nlF\n%glF\n beech \n;D\n+I\n+I\n;D\nL&\n),\n apricot \n82\nXf\n+~^d\n6T\n governor \n^i\n*:\n bibliograph \nkK\n*{U_\n*5\na~\nL&\nCR\nCOI8\nRs^:\n;D\n*:\n.e\n.e\n5e goos "};
