/** The texts of what all memberships of groups have. */
export const vinculoTexts = {
  aConfirmar:
    'Se a participação espera confirmação: quem a adicionou, ou pôs a pessoa à frente do grupo, só cuida dos próprios grupos ou é um token de API. Até lá, quem lidera o grupo não vê os dados de contato da pessoa por causa dela, nem a pessoa lidera. Nulo para quem não muda os membros do grupo.',
  liderAConfirmar:
    'Se quem está à frente foi indicado por um líder ou por um token de API e ainda não lidera, até que alguém que cuida de todos os grupos salve este registro no sistema. Nulo para quem não o altera.',
  filtro: 'true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros.',
  filtroLider:
    'true: só onde quem está à frente espera confirmação; false: só os outros. Só para quem altera os registros.',
  confirmar:
    'Só para quem muda os membros de todos os grupos, no sistema e não por um token de API, e para o administrador da plataforma em cada igreja; as participações são todas de uma igreja. Pode ser repetida.',
  ids: 'As participações, por número ou uuid do vínculo; no máximo 100.',
} as const
