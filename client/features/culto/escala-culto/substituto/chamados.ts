/** How many people an open request for a substitute has asked. */
export interface Chamados {
  chamados: number
  /** how many of them have not answered yet; whoever accepts ends the request */
  aguardando: number
}

/**
 * '2 pessoas chamadas para o lugar, 1 ainda não respondeu'
 * @param lugar 'o lugar' or 'o seu lugar'
 */
export function chamadosText({ chamados, aguardando }: Chamados, lugar: string): string {
  const called = `${chamados === 1 ? '1 pessoa chamada' : `${chamados} pessoas chamadas`} para ${lugar}`
  if (aguardando === chamados) return called
  if (aguardando === 0) return `${called}: ${chamados === 1 ? 'não pode' : 'nenhuma pode'}`
  return `${called}, ${aguardando === 1 ? '1 ainda não respondeu' : `${aguardando} ainda não responderam`}`
}
