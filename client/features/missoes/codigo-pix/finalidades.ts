/** What a Pix code is for. */
export const finalidadeChoices = [
  { value: 'dizimo', label: 'Dízimo' },
  { value: 'oferta', label: 'Oferta' },
  { value: 'campanha', label: 'Campanha de missões' },
  { value: 'evento', label: 'Evento' },
] as const

export const nomeFinalidade = (finalidade: string): string =>
  finalidadeChoices.find(({ value }) => value === finalidade)?.label ?? finalidade
