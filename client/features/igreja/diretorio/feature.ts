import type { ClientFeature } from '../../../kernel/feature'
import { later } from '../../../kernel/later'
import { diretorioUrls } from './urls'

export const diretorioFeature: ClientFeature = {
  name: 'diretorio',
  menu: [
    {
      text: 'Contatos da igreja',
      to: diretorioUrls.list,
      action: 'diretorio.ler',
      keywords: 'diretório telefones aniversariantes aniversários agenda whatsapp',
    },
  ],
  parts: { usuario: { cards: [later(async () => (await import('./pessoa')).DiretorioDaPessoa)] } },
}
