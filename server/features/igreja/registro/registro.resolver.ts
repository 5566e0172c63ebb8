import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { AnexoType } from '../../financas/anexo/index.js'
import { EntradaType } from '../../financas/entrada/index.js'
import { SaidaType } from '../../financas/saida/index.js'
import { Auditoria } from '../auditoria/auditoria.type.js'
import { ResultadoBusca } from '../busca/busca.type.js'
import { ItemLixeira } from '../lixeira/lixeira.type.js'
import { readRegistro, registroOf } from './registro.usecases.js'

const own = { nullable: true, description: 'O próprio registro; nulo quando não há mais, ou não se pode ver.' }

@Resolver()
export class RegistroResolver {
  @Query(() => Registro, { description: 'Um registro de qualquer espécie que a pessoa pode ler, pelo uuid.' })
  @Perfil(readRegistro)
  registro(@Ctx() ctx: Context, @IdArg('O uuid do registro.') id: string) {
    return readRegistro(ctx, { id })
  }
}

@Resolver(() => Auditoria)
export class RegistroDaAuditoriaResolver {
  @FieldResolver(() => Registro, own)
  @Needs('tabela', 'idRegistro')
  registro(@Root() row: Auditoria, @Ctx() ctx: Context) {
    return registroOf(ctx, row.tabela, row.idRegistro)
  }
}

@Resolver(() => ItemLixeira)
export class RegistroDaLixeiraResolver {
  @FieldResolver(() => Registro, own)
  @Needs('tabela')
  registro(@Root() row: ItemLixeira, @Ctx() ctx: Context) {
    return registroOf(ctx, row.tabela, row.id)
  }
}

@Resolver(() => ResultadoBusca)
export class RegistroDaBuscaResolver {
  @FieldResolver(() => Registro, own)
  @Needs('tipo')
  registro(@Root() row: ResultadoBusca, @Ctx() ctx: Context) {
    return registroOf(ctx, row.tipo, row.id)
  }
}

const origin = {
  nullable: true,
  description: 'O registro que criou o lançamento; nulo quando foi digitado, ou não se pode ver.',
}

@Resolver(() => EntradaType)
export class OrigemDaEntradaResolver {
  @FieldResolver(() => Registro, origin)
  @Needs('origem', 'idOrigem')
  registroDeOrigem(@Root() row: EntradaType, @Ctx() ctx: Context) {
    return registroOf(ctx, row.origem, row.idOrigem)
  }
}

@Resolver(() => SaidaType)
export class OrigemDaSaidaResolver {
  @FieldResolver(() => Registro, origin)
  @Needs('origem', 'idOrigem')
  registroDeOrigem(@Root() row: SaidaType, @Ctx() ctx: Context) {
    return registroOf(ctx, row.origem, row.idOrigem)
  }
}

@Resolver(() => AnexoType)
export class RegistroDoAnexoResolver {
  @FieldResolver(() => Registro, { nullable: true, description: 'O registro a que pertence; nulo se não se pode ver.' })
  @Needs('especie', 'idRegistro')
  registro(@Root() row: AnexoType, @Ctx() ctx: Context) {
    return registroOf(ctx, row.especie, row.idRegistro)
  }
}
