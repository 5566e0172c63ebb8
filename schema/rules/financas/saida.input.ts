/** The Portuguese label of each category number. */
export const categoriasSaida: Readonly<Record<number, string>> = {
  1: 'Salários',
  2: 'Manutenção',
  3: 'Materiais',
  4: 'Conta',
  5: 'Outros',
}
