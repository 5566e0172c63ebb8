/** Offered while typing; a church may use words of its own. */
export const estadosConservacao = ['Novo', 'Ótimo', 'Bom', 'Regular', 'Ruim', 'Inservível']
