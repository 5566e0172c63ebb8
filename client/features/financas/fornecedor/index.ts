export { fornecedorChoice, useFornecedorSearch, useNomeFornecedor } from './choices'
export { fornecedorUrls } from './urls'
