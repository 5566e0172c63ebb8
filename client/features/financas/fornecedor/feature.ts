import type { ClientFeature } from '../../../kernel/feature'
import { fornecedorUrls } from './urls'

export const fornecedorFeature: ClientFeature = {
  name: 'fornecedor',
  menu: [
    {
      text: 'Fornecedores',
      to: fornecedorUrls.list,
      action: 'fornecedor.ler',
      keywords: 'empresas prestadores serviços cnpj',
    },
  ],
  hit: (id) => fornecedorUrls.detail(id),
  commands: [
    {
      text: 'Novo fornecedor',
      to: fornecedorUrls.create,
      action: 'fornecedor.escrever',
      keywords: 'cadastrar empresa prestador',
    },
  ],
}
