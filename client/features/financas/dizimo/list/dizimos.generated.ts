/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type DizimoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataDizimo'
  /** Meio. */
  | 'meioDizimo'
  /** Nome de quem deu. */
  | 'membro'
  /** Número do recibo; sem recibo, por último. */
  | 'numeroRecibo'
  /** Valor. */
  | 'valorDizimo';

/** Filtro da lista de dízimos. */
export type DizimoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Quem deu, por número ou uuid. */
  idMembro?: string | number | null | undefined;
  /** Meio: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDizimo?: string | null | undefined;
  /** Mês, AAAA-MM. */
  mes?: string | null | undefined;
};

/** Ordem de uma lista de Dizimo. */
export type DizimoOrdem = {
  /** Campo. */
  campo: DizimoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type DizimoLinhaFragment = { id: number, uuid: string, idCliente: number, valorDizimo: string, dataDizimo: string, meioDizimo: string, nomeMeio: string, numeroRecibo: number | null, idLancamento: number | null, estornado: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null };

export type DizimosQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.DizimoOrdem | null | undefined;
  filtro?: Types.DizimoFiltro | null | undefined;
  comSoma?: boolean | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type DizimosQuery = { dizimos: { totalCount: number, soma?: string | null, nodes: Array<{ id: number, uuid: string, idCliente: number, valorDizimo: string, dataDizimo: string, meioDizimo: string, nomeMeio: string, numeroRecibo: number | null, idLancamento: number | null, estornado: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> } };

export type ExcluirDizimoMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirDizimoMutation = { excluirDizimo: { message: string } };

export type RestaurarDizimoMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarDizimoMutation = { restaurarDizimo: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type EmitirReciboDizimoMutationVariables = Exact<{
  id: string | number;
}>;


export type EmitirReciboDizimoMutation = { emitirReciboDizimo: { id: number, uuid: string, numeroRecibo: number } };

export const DizimoLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DizimoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dizimo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"valorDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"dataDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"meioDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMeio"}},{"kind":"Field","name":{"kind":"Name","value":"numeroRecibo"}},{"kind":"Field","name":{"kind":"Name","value":"idLancamento"}},{"kind":"Field","name":{"kind":"Name","value":"estornado"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<DizimoLinhaFragment, unknown>;
export const DizimosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dizimos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DizimoOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DizimoFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comSoma"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dizimos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DizimoLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"soma"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comSoma"}}}]}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DizimoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dizimo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"valorDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"dataDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"meioDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMeio"}},{"kind":"Field","name":{"kind":"Name","value":"numeroRecibo"}},{"kind":"Field","name":{"kind":"Name","value":"idLancamento"}},{"kind":"Field","name":{"kind":"Name","value":"estornado"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<DizimosQuery, DizimosQueryVariables>;
export const ExcluirDizimoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirDizimo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirDizimo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirDizimoMutation, ExcluirDizimoMutationVariables>;
export const RestaurarDizimoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarDizimo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarDizimo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarDizimoMutation, RestaurarDizimoMutationVariables>;
export const EmitirReciboDizimoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmitirReciboDizimo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emitirReciboDizimo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"numeroRecibo"}}]}}]}}]} as unknown as DocumentNode<EmitirReciboDizimoMutation, EmitirReciboDizimoMutationVariables>;
export const useDizimosQuery = (options?: useQuery.Options<DizimosQuery, DizimosQueryVariables> | SkipToken): useQuery.Result<DizimosQuery, DizimosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(DizimosDocument, options as never) as never
export const useExcluirDizimoMutation = (options?: useMutation.Options<ExcluirDizimoMutation, ExcluirDizimoMutationVariables>): useMutation.ResultTuple<ExcluirDizimoMutation, ExcluirDizimoMutationVariables> => useMutation(ExcluirDizimoDocument, options as never) as never
export const useRestaurarDizimoMutation = (options?: useMutation.Options<RestaurarDizimoMutation, RestaurarDizimoMutationVariables>): useMutation.ResultTuple<RestaurarDizimoMutation, RestaurarDizimoMutationVariables> => useMutation(RestaurarDizimoDocument, options as never) as never
export const useEmitirReciboDizimoMutation = (options?: useMutation.Options<EmitirReciboDizimoMutation, EmitirReciboDizimoMutationVariables>): useMutation.ResultTuple<EmitirReciboDizimoMutation, EmitirReciboDizimoMutationVariables> => useMutation(EmitirReciboDizimoDocument, options as never) as never