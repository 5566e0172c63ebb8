import { Button } from '@blueprintjs/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { DetailCard } from '../../../../kernel/detail'
import { ErrorState, firstOf, toast } from '../../../../kernel/ui'
import { SenhaDialog } from '../../confirmar-senha'
import { usuarioUrls } from '../../usuario/urls'
import { funcaoUrls } from '../urls'
import {
  AcessosARevisarDocument,
  type AcessosARevisarQuery,
  useAcessosARevisarQuery,
  useManterFuncaoMutation,
  useManterLimiteMutation,
  useRetirarLimiteMutation,
} from './revisao.generated'
import styles from './revisao.module.css'

type Funcao = AcessosARevisarQuery['acessosARevisar']['funcoes'][number]
type Limite = AcessosARevisarQuery['acessosARevisar']['limites'][number]

/** An answer that the administrator has chosen and confirms with the password. */
interface Answer {
  title: string
  text: ReactNode
  saveText: string
  save: (minhaSenha: string, codigo: string | undefined) => Promise<string | undefined>
}

/** What the change of the rule of access has kept of before, until an administrator has looked at it. */
export function ParaRevisar() {
  const { data, error, refetch } = useAcessosARevisarQuery()
  const [answer, setAnswer] = useState<Answer>()
  if (error && !data)
    return (
      <ErrorState
        text="Não foi possível carregar o que há para revisar."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  const { funcoes = [], limites = [] } = data?.acessosARevisar ?? {}
  if (funcoes.length + limites.length === 0) return null
  return (
    <div className={styles.cartao}>
      <DetailCard title="Para revisar">
        <p className={styles.texto}>
          O que valia antes de o acesso mudar ficou guardado aqui. Veja com calma se ainda serve.
        </p>
        <ul className={styles.lista}>
          {funcoes.map((funcao) => (
            <FuncaoGuardada key={funcao.uuid} funcao={funcao} onAnswer={setAnswer} />
          ))}
          {limites.map((limite) => (
            <PessoaLimitada key={limite.pessoa.uuid} limite={limite} onAnswer={setAnswer} />
          ))}
        </ul>
        {answer && (
          <SenhaDialog
            title={answer.title}
            text={answer.text}
            saveText={answer.saveText}
            failureText="Não foi possível guardar a resposta."
            field="minhaSenha"
            onSave={async (senha, codigo) => {
              const done = await answer.save(senha, codigo)
              if (done) toast.success(done)
              setAnswer(undefined)
            }}
            onClose={() => setAnswer(undefined)}
          />
        )}
      </DetailCard>
    </div>
  )
}

/** Looks again afterwards, and keeps the password out of what is remembered. */
const options = { refetchQueries: [AcessosARevisarDocument], awaitRefetchQueries: true }

function FuncaoGuardada({ funcao, onAnswer }: { funcao: Funcao; onAnswer: (answer: Answer) => void }) {
  const { id, nome, pessoas } = funcao
  const [manter] = useManterFuncaoMutation({ ...options, context: { secret: true } })
  const all = pessoas.nodes.flatMap(({ usuario }) => usuario?.name ?? [])
  const names = firstOf(all, 19, pessoas.totalCount)
  const others = pessoas.totalCount - names.length
  const keep = () =>
    onAnswer({
      title: 'Manter função',
      text: <p>A função "{nome}" continua como está e sai desta lista.</p>,
      saveText: 'Manter',
      async save(minhaSenha, codigo) {
        const { data } = await manter({ variables: { id: String(id), minhaSenha, codigo } })
        return data ? 'A função fica como está.' : undefined
      },
    })
  return (
    <li>
      <div>
        <Link to={funcaoUrls.detail(id)}>{nome}</Link>
        <small>{[...names, ...(others > 0 ? [`e mais ${others}`] : [])].join(', ')}</small>
      </div>
      <Button variant="outlined" text="Manter" aria-label={`Manter ${nome}`} onClick={keep} />
    </li>
  )
}

function PessoaLimitada({ limite, onAnswer }: { limite: Limite; onAnswer: (answer: Answer) => void }) {
  const { pessoa, meus, acrescenta } = limite
  const [manter] = useManterLimiteMutation({ ...options, context: { secret: true } })
  const [retirar] = useRetirarLimiteMutation({ ...options, context: { secret: true } })
  const who = { idUsuario: String(pessoa.id) }
  const keep = () =>
    onAnswer({
      title: 'Manter o limite',
      text: <p>{pessoa.name} continua como está e sai desta lista.</p>,
      saveText: 'Manter',
      save: async (minhaSenha, codigo) =>
        (await manter({ variables: { ...who, minhaSenha, codigo } })).data?.manterLimite.message,
    })
  const lift = () =>
    onAnswer({
      title: 'Tirar o limite',
      text: (
        <p>
          {acrescenta
            ? `${pessoa.name} passa a poder também: ${acrescenta}.`
            : `${pessoa.name} passa a poder tudo o que o perfil permite nesta igreja. Hoje isso é o mesmo que já pode.`}
        </p>
      ),
      saveText: 'Tirar o limite',
      save: async (minhaSenha, codigo) =>
        (await retirar({ variables: { ...who, minhaSenha, codigo } })).data?.retirarLimite.message,
    })
  return (
    <li>
      <div>
        <Link to={usuarioUrls.detail(pessoa.id)}>{pessoa.name}</Link>
        <small>
          Do perfil, só o que um membro também pode
          {meus.length > 0 && `; só os próprios grupos em ${meus.join(', ')}`}
        </small>
      </div>
      <Button variant="outlined" text="Manter" aria-label={`Manter o limite de ${pessoa.name}`} onClick={keep} />
      <Button variant="outlined" text="Tirar o limite" aria-label={`Tirar o limite de ${pessoa.name}`} onClick={lift} />
    </li>
  )
}
