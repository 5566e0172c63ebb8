import { Button } from '@blueprintjs/core'
import { type ReactNode, useState } from 'react'
import { StatusDot, toast } from '../../../kernel/ui'
import { SenhaDialog } from '../confirmar-senha'
import { useRetirarFuncaoMutation } from './funcoes.generated'
import { Fica } from './o-que-faz/fica'
import { naLixeira, periodo, situacaoDe, situacoes, useToday } from './periodo'
import { prazo } from './prazo'
import { aoMudar } from './refetch'
import styles from './vinculos.module.css'

type Vinculo = {
  id: number
  uuid: string
  idUsuario: number
  idFuncao: number
  inicio: string
  fim: string | null
  /** The person's or the function's name. */
  nome: string
  shown: ReactNode
  /** The function is exclusive and in the recycle bin. */
  naLixeira?: boolean
  /** What happens when the function is taken away. */
  question: string
}

type Props = { vinculos: readonly Vinculo[]; emptyText: string; canWrite: boolean }

/** The people of a function, or the functions of a person, each with its period. */
export function Vinculos({ vinculos, emptyText, canWrite }: Props) {
  const [taking, setTaking] = useState<Vinculo>()
  const today = useToday()
  const [retirar] = useRetirarFuncaoMutation({ ...aoMudar, context: { secret: true } })
  const take = async ({ id }: Vinculo, minhaSenha: string, codigo?: string) => {
    const { data } = await retirar({ variables: { id: String(id), minhaSenha, codigo } })
    if (data) toast.success(data.retirarFuncao.message)
    setTaking(undefined)
  }
  if (vinculos.length === 0) return <p className={styles.vazio}>{emptyText}</p>
  return (
    <ul className={styles.vinculos}>
      {vinculos.map((vinculo) => (
        <li key={vinculo.uuid}>
          <div>
            {vinculo.shown}
            <small>
              <StatusDot {...(vinculo.naLixeira ? naLixeira : situacoes[situacaoDe(vinculo, today)])} />{' '}
              {periodo(vinculo)}
              {!vinculo.naLixeira && prazo(vinculo, today) && <strong>{prazo(vinculo, today)}</strong>}
            </small>
          </div>
          {canWrite && (
            <Button
              variant="outlined"
              text="Tirar"
              aria-label={`Tirar ${vinculo.nome}`}
              onClick={() => setTaking(vinculo)}
            />
          )}
        </li>
      ))}
      {taking && (
        <SenhaDialog
          title="Tirar função"
          field="minhaSenha"
          text={
            <>
              <p>{taking.question} Já vale no próximo clique da pessoa.</p>
              <Fica idUsuario={taking.idUsuario} idFuncao={taking.idFuncao} />
            </>
          }
          saveText="Tirar"
          danger
          failureText="Não foi possível tirar a função."
          onSave={(senha, codigo) => take(taking, senha, codigo)}
          onClose={() => setTaking(undefined)}
        />
      )}
    </ul>
  )
}
