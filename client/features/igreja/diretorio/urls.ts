export const diretorioUrls = {
  list: '/dashboard/contatos',
  /** The birthdays of a month, 1 to 12. */
  aniversariantes: (mes: number) => `/dashboard/contatos?mes=${mes}`,
}
