/** The Portuguese label of each category number. */
export const categoriasEntrada: Readonly<Record<number, string>> = {
  1: 'Dízimo',
  2: 'Oferta',
  3: 'Doação',
  4: 'Conta',
  5: 'Outros',
}
