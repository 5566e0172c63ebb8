import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { classeEBDFields } from '../../../../schema/rules/ensino/classe-ebd.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { vinculoTexts } from '../../pessoas/vinculo/vinculo.type.js'

@ObjectType({ description: 'Uma turma da escola bíblica dominical.', simpleResolvers: true, implements: Registro })
export class ClasseEBD {
  @Field(() => Int, { description: 'Número da classe.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome.' }) nomeClasse!: string
  @Field(() => String, { nullable: true, description: 'Faixa etária.' }) faixaEtaria!: string | null
  @Field(() => Int, { nullable: true, description: 'Número da pessoa que ensina.' }) idProfessor!: number | null
  @Field({ description: 'ativa ou inativa.' }) statusClasse!: string
  @Field(() => Int, { description: 'Quantos alunos ativos.' }) quantidadeAlunos!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

@ObjectType({ description: 'Um aluno ativo de uma classe, para a chamada de uma aula nova.', simpleResolvers: true })
export class AlunoEBD {
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
}

export const ClasseEBDPage = pageOf(ClasseEBD)

export const ClasseEBDOrdem = orderOf('ClasseEBD', classeEBDFields, {
  nomeClasse: 'Nome.',
  faixaEtaria: 'Faixa etária.',
  professor: 'Nome de quem ensina.',
  statusClasse: 'Status.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de classes da EBD.' })
export class ClasseEBDFiltro {
  @Field(() => String, { nullable: true, description: 'ativa ou inativa.' }) statusClasse?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
  @Field(() => Boolean, { nullable: true, description: vinculoTexts.filtroLider }) liderAConfirmar?: boolean | null
}

@ArgsType()
export class ClassesEBDArgs extends PageArgs {
  @Field(() => ClasseEBDOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof classeEBDFields)[number]> | null
  @Field(() => ClasseEBDFiltro, { nullable: true, description: 'Filtro.' }) filtro?: ClasseEBDFiltro | null
}

@InputType({ description: 'Dados de uma classe. Numa alteração, o que não é enviado fica como está.' })
export class ClasseEBDInput {
  @Field({ description: 'Nome, até 80 caracteres; um só na igreja.' }) nomeClasse!: string
  @Field(() => String, { nullable: true, description: 'Faixa etária, até 60 caracteres.' }) faixaEtaria?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem ensina, por número ou uuid.' }) idProfessor?: string | null
  @Field(() => String, { nullable: true, description: 'ativa ou inativa. Sem ele, ativa.' }) statusClasse?:
    | string
    | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
