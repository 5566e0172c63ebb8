import type { Action } from '../../../gql/actions'
import { useViewer } from '../../../kernel/session'
import { SectionLinks } from '../../../kernel/ui'
import { matrizUrls } from './urls'

const secoes: readonly { text: string; to: string; action: Action }[] = [
  { text: 'Perfis', to: matrizUrls.perfis, action: 'nivelUsuario.ler' },
  { text: 'Áreas', to: matrizUrls.areas, action: 'nivelUsuario.ler' },
  { text: 'Funções', to: matrizUrls.funcoes, action: 'funcao.ler' },
  { text: 'Quem tem o quê', to: matrizUrls.quem, action: 'funcao.escrever' },
]

/** The links between the screens about access, as tabs. */
export function Secoes() {
  const { acoes } = useViewer()
  const allowed = secoes.filter(({ action }) => acoes.includes(action))
  return <SectionLinks label="Níveis de acesso" links={allowed} />
}
