import { Button } from '@blueprintjs/core'
import { NewObject } from '@blueprintjs/icons'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { DetailCard, ShowMore } from '../../../../kernel/detail'
import { useCan, useViewer } from '../../../../kernel/session'
import { DateText, Money, StatusDot, toast } from '../../../../kernel/ui'
import type { PersonCardProps } from '../../../acesso/usuario'
import { ReciboMenu } from '../list/menu'
import { nomeDoRecibo } from '../nome'
import { reciboUrls } from '../urls'
import { useEmitirComprovanteMutation, useRecibosDaPessoaQuery } from './da-pessoa.generated'
import styles from './da-pessoa.module.css'

/** On a person's page, for who sees what everybody gives: the receipts and yearly statements, the newest first. */
export function RecibosDaPessoa({ usuario }: PersonCardProps) {
  return useCan('recibo.lerDeTodos') ? <Recibos id={String(usuario.id)} issues={!usuario.excluidoEm} /> : null
}

function Recibos({ id, issues }: { id: string; issues: boolean }) {
  const [first, setFirst] = useState(10)
  const { data, refetch } = useRecibosDaPessoaQuery({ variables: { id, first } })
  const may = [useCan('recibo.escrever'), useCan('doacao.lerDoador'), issues].every(Boolean)
  if (!data) return null
  const { nodes, totalCount } = data.usuario.recibos
  if (!may && nodes.length === 0) return null
  return (
    <DetailCard title="Recibos e comprovantes">
      {nodes.length > 0 && (
        <ul className={styles.rows}>
          {nodes.map((recibo) => (
            <li key={recibo.uuid}>
              <span className={styles.what}>
                <Link to={reciboUrls.papel(recibo.uuid)}>{nomeDoRecibo(recibo)}</Link>
                <span>
                  {recibo.finalidade} · <DateText value={recibo.data} />
                  {recibo.canceladoEm && (
                    <>
                      {' '}
                      <StatusDot color="danger" text="Cancelado" /> {recibo.motivoCancelamento}
                    </>
                  )}
                </span>
              </span>
              <Money value={recibo.valor} />
              <ReciboMenu recibo={recibo} />
            </li>
          ))}
        </ul>
      )}
      {totalCount > nodes.length && first < 100 && (
        <ShowMore
          more={() => refetch({ id, first: 100 }).then(() => setFirst(100))}
          failureText="Não foi possível buscar os outros recibos."
        />
      )}
      {may && <Emitir id={id} onIssued={() => void refetch().catch(() => undefined)} />}
    </DetailCard>
  )
}

/** The statements of this year and the last one: those that people ask for. */
function Emitir({ id, onIssued }: { id: string; onIssued: () => void }) {
  const navigate = useNavigate()
  const thisYear = Number(todayIn(useViewer().igreja.fusoHorario).slice(0, 4))
  const [emitir, { loading }] = useEmitirComprovanteMutation()
  const issue = async (ano: number) => {
    try {
      const { uuid } = dataOf(await emitir({ variables: { idMembro: id, ano } })).emitirComprovante
      onIssued()
      navigate(reciboUrls.papel(uuid))
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível emitir o comprovante.'))
    }
  }
  return (
    <div className={styles.buttons}>
      {[thisYear - 1, thisYear].map((ano) => (
        <Button
          key={ano}
          variant="outlined"
          icon={<NewObject />}
          text={`Comprovante de ${ano}`}
          disabled={loading}
          onClick={() => void issue(ano)}
        />
      ))}
    </div>
  )
}
