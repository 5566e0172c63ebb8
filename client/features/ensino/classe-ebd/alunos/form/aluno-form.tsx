import { dataOf } from '../../../../../kernel/apollo'
import { AdicionarMembros, UsuarioChoicesDocument } from '../../../../acesso/usuario'
import { classeUrls } from '../../urls'
import { useAdicionarMembrosClasseEbdMutation } from './aluno-form.generated'

type Props = { classe: { id: number } }

export function AlunoForm({ classe: { id } }: Props) {
  const [adicionar] = useAdicionarMembrosClasseEbdMutation({ refetchQueries: [UsuarioChoicesDocument] })
  return (
    <AdicionarMembros
      onde="à classe"
      de="desta classe"
      quem="aluno"
      filtro={{ foraDaClasseEBD: String(id) }}
      back={classeUrls.alunos(id)}
      add={async (ids) =>
        dataOf(await adicionar({ variables: { idClasse: String(id), ids } })).adicionarMembrosClasseEBD
      }
    />
  )
}
