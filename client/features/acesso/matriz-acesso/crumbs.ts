import { useGroupCrumb } from '../../../kernel/feature'
import { matrizUrls } from './urls'

/** The breadcrumbs of the screens about access. */
export const useAcessoCrumbs = (...further: { text: string; to: string }[]) => [
  ...useGroupCrumb('nivelUsuario'),
  { text: 'Níveis de acesso', to: matrizUrls.perfis },
  ...further,
]
