import { Button } from '@blueprintjs/core'
import { Following } from '@blueprintjs/icons'
import { Link, useNavigate } from 'react-router-dom'
import { dataOf, errorText } from '../../../kernel/apollo'
import { phoneText } from '../../../kernel/links'
import { formatDate, formatLongDate, toast } from '../../../kernel/ui'
import { usuarioUrls } from '../../acesso/usuario/urls'
import { quandoCelula } from '../../pessoas/celula'
import { celulaUrls } from '../../pessoas/celula/urls'
import { encontroUrls } from '../../pessoas/encontro/urls'
import { Card, None } from './card'
import type { HomeData } from './data'
import { HomeDocument, useAbrirChamadaMutation } from './home.generated'
import styles from './home.module.css'

export type Liderada = NonNullable<HomeData['celulasQueLidero']>[number]

/** A cell that the current user leads: the roll to call, how the last meeting went, and who was missing. */
export function Lidero({ celula, hoje }: { celula: Liderada; hoje: string }) {
  const { id, nomeCelula, proximoEncontro, horaCelula, ultimo, faltaram } = celula
  const next = proximoEncontro && (proximoEncontro === hoje ? 'Hoje' : formatLongDate(proximoEncontro))
  return (
    <Card title={nomeCelula} to={celulaUrls.detail(id)} more="Célula que você lidera">
      <p className={styles.lead}>{next ? [next, horaCelula].filter(Boolean).join(', ') : quandoCelula(celula)}</p>
      <Chamada celula={celula} hoje={hoje} />
      {ultimo ? (
        <p className={styles.none}>
          <Link to={encontroUrls.presenca(id, ultimo.id)}>Último encontro, {formatDate(ultimo.dataEncontro)}</Link>:{' '}
          {ultimo.presentes === 1 ? '1 presente' : `${ultimo.presentes} presentes`}
          {ultimo.visitantes > 0 && ` e ${ultimo.visitantes === 1 ? '1 visitante' : `${ultimo.visitantes} visitantes`}`}
        </p>
      ) : (
        <None>Nenhuma chamada foi feita ainda.</None>
      )}
      {faltaram.length > 0 && (
        <>
          <h3 className={styles.sub}>Faltaram aos dois últimos encontros</h3>
          <ul className={styles.rows}>
            {faltaram.map((pessoa) => (
              <li key={pessoa.uuid}>
                <span className={styles.what}>
                  <Link to={usuarioUrls.detail(pessoa.id)}>{pessoa.name}</Link>
                </span>
                {phoneText(pessoa.telefoneUsuario)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** Opens the roll call; creates its meeting first when nobody has done that. */
function Chamada({ celula: { id, idLocal, chamada }, hoje }: { celula: Liderada; hoje: string }) {
  const navigate = useNavigate()
  const [abrir, { loading, client }] = useAbrirChamadaMutation()
  const { dataEncontro, idEncontro, feita } = chamada
  const day = dataEncontro === hoje ? 'hoje' : formatDate(dataEncontro)

  const open = async () => {
    if (idEncontro !== null) return navigate(encontroUrls.presenca(id, idEncontro))
    const place = idLocal === null ? null : String(idLocal)
    try {
      const input = { idCelula: String(id), dataEncontro, idLocal: place }
      navigate(encontroUrls.presenca(id, dataOf(await abrir({ variables: { input } })).criarEncontro.id))
    } catch (error) {
      // somebody else may have created the meeting meanwhile
      toast.error(errorText(error, 'Não foi possível abrir a chamada.'))
      void client.refetchQueries({ include: [HomeDocument] })
    }
  }

  return (
    <div className={styles.actions}>
      <Button
        intent={feita ? 'none' : 'primary'}
        variant={feita ? 'outlined' : 'solid'}
        icon={<Following />}
        text={feita ? `Rever a chamada de ${day}` : `Fazer a chamada de ${day}`}
        loading={loading}
        onClick={() => void open()}
      />
    </div>
  )
}
