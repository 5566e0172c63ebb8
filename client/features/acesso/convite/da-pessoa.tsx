import { Button } from '@blueprintjs/core'
import { errorText } from '../../../kernel/apollo'
import { DetailCard } from '../../../kernel/detail'
import { useCan } from '../../../kernel/session'
import { DateText, StatusDot, toast, useConfirm } from '../../../kernel/ui'
import type { PersonCardProps } from '../usuario'
import { type ConvitesDaPessoaQuery, useCancelarConviteMutation, useConvitesDaPessoaQuery } from './convite.generated'
import styles from './convite.module.css'
import { ConvitePorLink } from './index'
import { situacoes } from './texts'

/** On a person's page: the invitations by a link, for who has no password yet or got one by such a link. */
export function ConvitesCard({ usuario }: PersonCardProps) {
  const may = useCan('usuario.escrever') && !usuario.excluidoEm
  return may ? <Convites idUsuario={usuario.id} nome={usuario.name} /> : null
}

type Props = { idUsuario: number; nome: string }

function Convites({ idUsuario, nome }: Props) {
  const { data } = useConvitesDaPessoaQuery({ variables: { idUsuario: String(idUsuario) } })
  if (!data) return null
  const { impedimento, nomeAcesso, convites } = data.convitesDaPessoa
  if (impedimento && !nomeAcesso && convites.length === 0) return null
  return (
    <DetailCard title="Convite por link">
      <p className={styles.hint}>{impedimento ?? 'Para quem ainda não tem senha e não usa e-mail.'}</p>
      {nomeAcesso && (
        <p>
          Nome para entrar: <strong className={styles.name}>{nomeAcesso}</strong>
        </p>
      )}
      {convites.length > 0 && (
        <ul className={styles.rows}>
          {convites.map((convite) => (
            <Linha key={convite.id} convite={convite} nome={nome} />
          ))}
        </ul>
      )}
      {!impedimento && <ConvitePorLink idUsuario={idUsuario} nome={nome} />}
    </DetailCard>
  )
}

type Convite = ConvitesDaPessoaQuery['convitesDaPessoa']['convites'][number]

function Linha({ convite, nome }: { convite: Convite; nome: string }) {
  const { id, createdAt, expiraEm, autor, situacao } = convite
  const [cancelar, { loading }] = useCancelarConviteMutation()
  const confirm = useConfirm()
  const open = situacao === 'aberto'
  const cancel = async () => {
    const asked = await confirm({
      title: 'Cancelar este convite?',
      text: `O link entregue a ${nome} deixa de valer.`,
      confirmText: 'Cancelar convite',
      cancelText: 'Voltar',
      danger: true,
    })
    if (!asked) return
    await cancelar({ variables: { id: String(id) } })
      .then(() => toast.success('Convite cancelado.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível cancelar o convite.')))
  }
  return (
    <li>
      <span className={styles.what}>
        <span>
          <StatusDot color={open ? 'success' : 'neutral'} text={situacoes[situacao] ?? situacao} />
          {open && (
            <>
              {' até '}
              <DateText value={expiraEm} />
            </>
          )}
        </span>
        <small>
          Feito em <DateText value={createdAt} />
          {autor && `, por ${autor}`}
        </small>
      </span>
      {open && <Button text="Cancelar convite" loading={loading} onClick={() => void cancel()} />}
    </li>
  )
}
