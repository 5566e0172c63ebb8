import { departamentoUrls } from '../../departamento/urls'
import { AdicionarMembros } from '../../usuario'
import { useAdicionarMembrosAoDepartamentoMutation } from './membro-form.generated'

type Props = { departamento: { id: number; idCliente: number } }

export function MembroForm({ departamento: { id, idCliente } }: Props) {
  const [adicionar] = useAdicionarMembrosAoDepartamentoMutation({ refetchQueries: ['UsuarioChoices'] })
  return (
    <AdicionarMembros
      onde="ao departamento"
      de="deste departamento"
      idCliente={idCliente}
      filtro={{ foraDoDepartamento: String(id) }}
      back={departamentoUrls.membros(id)}
      add={async (ids) =>
        (await adicionar({ variables: { idDepartamento: String(id), ids } })).data!.adicionarMembrosDepartamento
      }
    />
  )
}
