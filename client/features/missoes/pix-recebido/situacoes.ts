export const situacaoChoices = [
  { value: 'pendente', label: 'A identificar' },
  { value: 'lancado', label: 'Lançado' },
  { value: 'ignorado', label: 'Ignorado' },
] as const

/** Why a Pix waits for the treasurer. */
export const motivoTexts: Readonly<Record<string, string>> = {
  txid: 'Não se sabe de quem é',
  mes: 'O mês está fechado',
  campanha: 'A campanha foi excluída',
  conta: 'A conta já não deve este valor',
  parecido: 'Dízimo igual já lançado à mão',
  doacao: 'Doação igual já lançada à mão',
  extrato: 'No extrato, o movimento dele já tem outro lançamento',
}
