/** The beginning of the note of a church that is only a copy, and so may be removed at any time (see MudancaIgreja). */
export const copyOf = 'cópia de '
