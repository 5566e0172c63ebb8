import { Button } from '@blueprintjs/core'
import { Link, useNavigate } from 'react-router-dom'
import { DetailCard } from '../../../kernel/detail'
import { useCan } from '../../../kernel/session'
import styles from './detail/detail.module.css'
import { primeiroNome } from './o-que-faz/respostas'
import { perguntaAoTirar } from './periodo'
import { funcaoUrls } from './urls'
import { Vinculos } from './vinculos'

type Props = {
  usuario: {
    id: number
    name: string
    excluidoEm: string | null
    funcoes: {
      nodes: readonly {
        id: number
        uuid: string
        inicio: string
        fim: string | null
        funcao: { id: number; nome: string; exclusiva: boolean; excluidoEm: string | null } | null
      }[]
    }
  }
}

/** On a person's page: the functions that the person has, will have and had. */
export function FuncoesCard({ usuario }: Props) {
  const { name, funcoes, excluidoEm } = usuario
  const canWrite = useCan('funcao.escrever') && !excluidoEm
  const navigate = useNavigate()
  // a function in the recycle bin gives nothing, but an exclusive one still limits the person
  const shown = funcoes.nodes.filter(({ funcao }) => funcao && (!funcao.excluidoEm || funcao.exclusiva))
  if (shown.length === 0 && !canWrite) return null
  return (
    <DetailCard title="O que faz na igreja">
      <Vinculos
        emptyText="Sem função na igreja."
        vinculos={shown.map(({ funcao, ...vinculo }) => ({
          ...vinculo,
          idUsuario: usuario.id,
          idFuncao: funcao?.id ?? 0,
          nome: funcao?.nome ?? '',
          naLixeira: Boolean(funcao?.excluidoEm),
          shown: funcao?.excluidoEm ? (
            funcao.nome
          ) : (
            <Link to={funcaoUrls.detail(funcao?.id ?? '')}>{funcao?.nome}</Link>
          ),
          question: perguntaAoTirar(name, funcao),
        }))}
        canWrite={canWrite}
      />
      {canWrite && (
        <Button
          variant="outlined"
          text={`O que ${primeiroNome(name)} faz?`}
          className={styles.dar}
          onClick={() => navigate(funcaoUrls.oQueFaz(usuario.id))}
        />
      )}
    </DetailCard>
  )
}
