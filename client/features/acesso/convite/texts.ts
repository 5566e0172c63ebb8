/** What an invitation asks before the password, as it is said to whoever hands it over. */
const dados: Record<string, string> = {
  dataNascimento: 'a data de nascimento',
  telefone: 'os quatro últimos números do telefone',
}

export const dadoPedido = (pede: string): string => dados[pede] ?? 'um dado do cadastro'

export const situacoes: Record<string, string> = {
  aberto: 'Válido',
  usado: 'Usado',
  cancelado: 'Cancelado',
  vencido: 'Vencido',
  bloqueado: 'Encerrado por respostas erradas',
}
