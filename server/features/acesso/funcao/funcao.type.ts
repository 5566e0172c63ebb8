import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Reach } from '../../../../schema/rules/levels.js'
import { CodigoField } from '../../../kernel/transport/graphql/arguments.js'
import { PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Uma função que pessoas têm na igreja, como "Tesoureiro".', simpleResolvers: true })
export class Funcao {
  @Field(() => Int, { description: 'Número da função.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome da função.' }) nome!: string
  @Field(() => String, { nullable: true, description: 'Para que serve, em uma frase.' }) descricao!: string | null
  @Field(() => String, { description: '"tudo": toda a igreja; "meus": só os grupos que a pessoa lidera.' })
  alcance!: Reach
  @Field({
    description:
      'Quem a tem só pode o que ela permite: nada do que o perfil permite, também depois do último dia. Para quem é de fora, como o contador.',
  })
  exclusiva!: boolean
  @Field({ description: 'Guarda o que outra função dava quando o acesso da igreja mudou, e ninguém a viu ainda.' })
  aRevisar!: boolean
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

export const FuncaoPage = pageOf(Funcao)

@ObjectType({ description: 'Uma pessoa que tem uma função, e desde quando.', simpleResolvers: true })
export class FuncaoUsuario {
  @Field(() => Int, { description: 'Número do vínculo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da função.' }) idFuncao!: number
  @Field(() => Int, { description: 'Número da pessoa.' }) idUsuario!: number
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia; nulo: sem fim marcado.' })
  fim!: string | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

export const FuncaoUsuarioPage = pageOf(FuncaoUsuario)

@InputType({ description: 'Filtro das pessoas com função.' })
export class FuncaoUsuarioFiltro {
  @Field(() => [String], {
    nullable: true,
    description:
      'atual, futura, limita (exclusiva que acabou ou foi excluída, e ainda limita a pessoa) ou encerrada; sem elas, todas.',
  })
  situacoes?: string[] | null
}

@ArgsType()
export class FuncoesUsuarioArgs extends PageArgs {
  @Field(() => FuncaoUsuarioFiltro, { nullable: true, description: 'Filtro.' }) filtro?: FuncaoUsuarioFiltro | null
}

@InputType({ description: 'Filtro das funções.' })
export class FuncaoFiltro {
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class FuncoesArgs extends PageArgs {
  @Field(() => FuncaoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: FuncaoFiltro | null
}

@InputType({ description: 'Dados de uma função.' })
export class FuncaoInput {
  @Field({ description: 'Nome da função, até 60 caracteres.' }) nome!: string
  @Field(() => String, { nullable: true, description: 'Para que serve, até 300 caracteres.' }) descricao?: string | null
  @Field(() => [String], { description: 'Nomes das ações.' }) acoes!: string[]
  @Field({ description: '"tudo" ou "meus".' }) alcance!: string
  @Field(() => Boolean, { nullable: true, description: 'Quem a tem só pode o que ela permite; ausente, não muda.' })
  exclusiva?: boolean | null
  @Field({ description: 'A senha atual de quem altera.' }) minhaSenha!: string
  @CodigoField() codigo?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'Uma função que uma pessoa passa a ter.' })
export class AtribuirFuncaoInput {
  @Field(() => ID, { description: 'A função, por número ou uuid.' }) idFuncao!: string
  @Field(() => ID, { description: 'A pessoa, por número ou uuid.' }) idUsuario!: string
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia; ausente: sem fim marcado.' })
  fim?: string | null
  @Field({ description: 'A senha atual de quem atribui.' }) minhaSenha!: string
  @CodigoField() codigo?: string | null
}
