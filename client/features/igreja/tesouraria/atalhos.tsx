import { Calendar, Export, Import, type SVGIconProps, ThList } from '@blueprintjs/icons'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import type { Action } from '../../../gql/actions'
import { useViewer } from '../../../kernel/session'
import { contaPagarUrls } from '../../financas/conta-pagar/urls'
import { dizimoUrls } from '../../financas/dizimo/urls'
import { entradaUrls } from '../../financas/entrada/urls'
import { saidaUrls } from '../../financas/saida/urls'
import styles from './tesouraria.module.css'

type Atalho = { text: string; to: string; icon: ComponentType<SVGIconProps>; action: Action }

const atalhos: readonly Atalho[] = [
  { text: 'Dízimos do culto', to: dizimoUrls.folha, icon: ThList, action: 'dizimo.escrever' },
  { text: 'Oferta', to: entradaUrls.oferta, icon: Import, action: 'entrada.escrever' },
  { text: 'Despesa', to: saidaUrls.create, icon: Export, action: 'saida.escrever' },
  { text: 'Conta a pagar', to: contaPagarUrls.create, icon: Calendar, action: 'contaPagar.escrever' },
]

/** What is entered every week, as far as this person may enter it. */
export function Atalhos() {
  const { acoes } = useViewer()
  const own = atalhos.filter(({ action }) => acoes.includes(action))
  if (own.length === 0) return null
  return (
    <nav aria-label="Lançar" className={styles.atalhos}>
      {own.map(({ text, to, icon: Icon }) => (
        <Link key={to} to={to}>
          <Icon size={20} />
          <span>{text}</span>
        </Link>
      ))}
    </nav>
  )
}
