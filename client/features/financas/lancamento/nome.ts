/**
 * 'Lançamento nº 12', of the entry with this id.
 * @param lancamento absent for whoever may not read entries, and another one until it is read anew
 */
export const nomeDoLancamento = (id: number, lancamento?: { id: number; numero: number | null } | null): string =>
  lancamento?.id === id && lancamento.numero ? `Lançamento nº ${lancamento.numero}` : 'Lançamento'
