import { Link } from 'react-router-dom'
import type { DizimoCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText, Money, Pill } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { entradaUrls } from '../../entrada/urls'
import { dizimoUrls } from '../urls'
import type { DizimoLinhaFragment } from './dizimos.generated'
import styles from './list.module.css'

export const columns: Column<DizimoLinhaFragment, DizimoCampo>[] = [
  {
    id: 'membro',
    title: 'Membro',
    sort: 'membro',
    cell: (row) => (
      <>
        <Pessoa pessoa={row.membro} />
        {row.estornado && row.idLancamento && <Pill text="Estornado" to={entradaUrls.detail(row.idLancamento)} />}
        {row.recusaRestaurar && <small className={styles.why}>{row.recusaRestaurar}</small>}
      </>
    ),
  },
  { id: 'dataDizimo', title: 'Data', sort: 'dataDizimo', cell: (row) => <DateText value={row.dataDizimo} /> },
  { id: 'meioDizimo', title: 'Meio', sort: 'meioDizimo', cell: (row) => row.nomeMeio },
  {
    id: 'numeroRecibo',
    title: 'Recibo',
    sort: 'numeroRecibo',
    cell: (row) => row.numeroRecibo && <Link to={dizimoUrls.recibo(row.id)}>Nº {row.numeroRecibo}</Link>,
  },
  {
    id: 'valorDizimo',
    title: 'Valor',
    sort: 'valorDizimo',
    align: 'right',
    cell: (row) => <Money value={row.valorDizimo} />,
  },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
