/** The texts of what all memberships of groups have. */
export const vinculoTexts = {
  aConfirmar:
    'Se a participação espera confirmação: quem a adicionou só cuida dos próprios grupos. Até lá, quem lidera o grupo não vê os dados de contato da pessoa por causa dela. Nulo para quem não muda os membros do grupo.',
  filtro: 'true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros.',
  confirmar:
    'Só para quem muda os membros de todos os grupos, e para o administrador da plataforma em cada igreja; as participações são todas de uma igreja. Pode ser repetida.',
  ids: 'As participações, por número ou uuid do vínculo; no máximo 100.',
} as const
