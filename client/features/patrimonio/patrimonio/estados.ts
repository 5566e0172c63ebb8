/** Suggestions while typing; a church may use other words. */
export const estadosConservacao = ['Novo', 'Ótimo', 'Bom', 'Regular', 'Ruim', 'Inservível']
