import { Button } from '@blueprintjs/core'
import { Following } from '@blueprintjs/icons'
import { Link, useNavigate } from 'react-router-dom'
import { formatDate, formatLongDate } from '../../../kernel/ui'
import { quandoCelula } from '../../pessoas/celula'
import { celulaUrls } from '../../pessoas/celula/urls'
import { encontroUrls } from '../../pessoas/encontro/urls'
import { Card, None } from './card'
import { chamadaDe } from './chamadas'
import type { HomeData } from './data'
import { Faltas, vieram } from './faltas'
import styles from './home.module.css'

export type Liderada = NonNullable<HomeData['celulasQueLidero']>[number]

/** A cell that the current user leads: the roll to call, how the last meeting went, and who was missing. */
export function Lidero({ celula, hoje }: { celula: Liderada; hoje: string }) {
  const { id, nomeCelula, proximoEncontro, horaCelula, ultimo, faltaram } = celula
  const chamada = chamadaDe(celula, hoje)
  const next = chamada.dataEncontro === hoje ? 'Hoje' : proximoEncontro && formatLongDate(proximoEncontro)
  return (
    <Card title={nomeCelula} to={celulaUrls.detail(id)} more="Célula que você lidera">
      <p className={styles.lead}>{next ? [next, horaCelula].filter(Boolean).join(', ') : quandoCelula(celula)}</p>
      <Chamada id={id} chamada={chamada} hoje={hoje} />
      {ultimo ? (
        <p className={styles.none}>
          <Link to={encontroUrls.presenca(id, ultimo.id)}>Último encontro, {formatDate(ultimo.dataEncontro)}</Link>:{' '}
          {vieram(ultimo)}
        </p>
      ) : (
        <None>Nenhuma chamada foi feita ainda.</None>
      )}
      <Faltas title="Faltaram aos dois últimos encontros" pessoas={faltaram} />
    </Card>
  )
}

/** Opens the roll call; its meeting need not exist. */
function Chamada({ id, chamada, hoje }: { id: number; chamada: Liderada['chamada']; hoje: string }) {
  const navigate = useNavigate()
  const { dataEncontro, idEncontro, feita } = chamada
  const day = dataEncontro === hoje ? 'hoje' : formatDate(dataEncontro)
  return (
    <div className={styles.actions}>
      <Button
        intent={feita ? 'none' : 'primary'}
        variant={feita ? 'outlined' : 'solid'}
        icon={<Following />}
        text={feita ? `Rever a chamada de ${day}` : `Fazer a chamada de ${day}`}
        onClick={() =>
          navigate(idEncontro === null ? encontroUrls.doDia(id, dataEncontro) : encontroUrls.presenca(id, idEncontro))
        }
      />
    </div>
  )
}
