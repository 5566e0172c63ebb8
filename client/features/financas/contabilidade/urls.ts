export const contabilidadeUrl = '/dashboard/para-o-contador'
