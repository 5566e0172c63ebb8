export { fornecedorChoice, useFornecedorSearch, useNomeFornecedor } from './choices'
export { FornecedorDialog } from './form/dialog'
export { fornecedorUrls } from './urls'
