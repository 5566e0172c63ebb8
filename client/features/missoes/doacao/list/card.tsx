import { MenuItem } from '@blueprintjs/core'
import { Reset, Trash } from '@blueprintjs/icons'
import { RefusedItem, RowMenu, useSaved } from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { Avatar, DateText, formatMoney, Pill } from '../../../../kernel/ui'
import { mesFechado, useVerEntrada } from '../../../financas/entrada'
import { entradaUrls } from '../../../financas/entrada/urls'
import { useDoacaoActions } from './actions'
import type { DoacaoLinhaFragment } from './doacoes.generated'
import styles from './doacoes.module.css'

/** One donation. Users who may not read donors see 'Doador reservado' instead of the name. */
export function DoacaoCard({ doacao }: { doacao: DoacaoLinhaFragment }) {
  const readsDonors = useCan('doacao.lerDoador')
  const saved = useSaved()?.id === doacao.id
  const name = doacao.membro?.name ?? (readsDonors ? 'Usuário desconhecido' : 'Doador reservado')
  return (
    <li className={styles.card} data-saved={saved || undefined}>
      <Avatar name={name} src={doacao.membro?.fotoUrl} size={40} />
      <div className={styles.body}>
        <h2>{name}</h2>
        <p>Valor: {formatMoney(doacao.valorDoacao)}</p>
        <p className={styles.when}>
          <DateText value={doacao.dataDoacao} />
          {doacao.nomeMeio && ` · ${doacao.nomeMeio}`}
          {doacao.estornado && doacao.idLancamento && (
            <Pill text="Estornada" to={entradaUrls.detail(doacao.idLancamento)} />
          )}
        </p>
        {doacao.recusaRestaurar && <p className={styles.when}>{doacao.recusaRestaurar}</p>}
      </div>
      <Menu doacao={doacao} name={name} />
    </li>
  )
}

function Menu({ doacao, name }: { doacao: DoacaoLinhaFragment; name: string }) {
  const { remove, restore } = useDoacaoActions()
  const writes = useCan('doacao.escrever')
  const mayCancel = useCan('recibo.cancelar')
  const verEntrada = useVerEntrada(writes ? doacao.idLancamento : null)
  const may = (acao: string) => doacao.acoesPermitidas.includes(acao)
  // neither deleted nor reversed, and no receipt is in the way: what refuses is the month
  const fechado = writes && mayCancel && !may('excluir') && !doacao.excluidoEm && !doacao.estornado
  if (doacao.acoesPermitidas.length === 0 && !verEntrada && !fechado) return null
  return (
    <RowMenu of={`doação de ${name}`}>
      {verEntrada}
      {fechado && <RefusedItem icon={<Trash />} text="Excluir Doação" reason={mesFechado} />}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Doação" intent="danger" onClick={() => remove(doacao)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Doação" onClick={() => restore(doacao)} />}
    </RowMenu>
  )
}
