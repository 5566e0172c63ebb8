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
export type ReciboCampo =
  /** Quando foi dado. */
  | 'data'
  /** Número do recibo. */
  | 'numero'
  /** Nome de quem deu. */
  | 'pessoa'
  /** Valor. */
  | 'valor';

/** Filtro da lista de recibos. */
export type ReciboFiltro = {
  /** Ano, dos comprovantes anuais. */
  ano?: number | null | undefined;
  /** valido ou cancelado. */
  estado?: string | null | undefined;
  /** Quem deu, por número ou uuid. */
  idMembro?: string | number | null | undefined;
  /** Mês em que foi dado, AAAA-MM. */
  mes?: string | null | undefined;
  /** dizimo, doacao ou ano. */
  tipo?: string | null | undefined;
};

/** Ordem de uma lista de Recibo. */
export type ReciboOrdem = {
  /** Campo. */
  campo: ReciboCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type ReciboLinhaFragment = { id: number, uuid: string, idCliente: number, numero: number, ano: number | null, idMembro: number, nomePessoa: string, data: string, finalidade: string, meio: string | null, valor: string, emitidoEm: string, vias: number, canceladoEm: string | null, motivoCancelamento: string | null, canceladoPor: string | null, versao: number, acoesPermitidas: Array<string> };

export type RecibosQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.ReciboOrdem | null | undefined;
  filtro?: Types.ReciboFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type RecibosQuery = { recibos: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, numero: number, ano: number | null, idMembro: number, nomePessoa: string, data: string, finalidade: string, meio: string | null, valor: string, emitidoEm: string, vias: number, canceladoEm: string | null, motivoCancelamento: string | null, canceladoPor: string | null, versao: number, acoesPermitidas: Array<string> }> } };

export type EmitirComprovantesMutationVariables = Exact<{
  ano: number;
}>;


export type EmitirComprovantesMutation = { emitirComprovantes: { message: string } };

export type EmitirSegundaViaMutationVariables = Exact<{
  id: string | number;
}>;


export type EmitirSegundaViaMutation = { emitirSegundaVia: { id: number, uuid: string, idCliente: number, numero: number, ano: number | null, idMembro: number, nomePessoa: string, data: string, finalidade: string, meio: string | null, valor: string, emitidoEm: string, vias: number, canceladoEm: string | null, motivoCancelamento: string | null, canceladoPor: string | null, versao: number, acoesPermitidas: Array<string> } };

export type CancelarReciboMutationVariables = Exact<{
  id: string | number;
  motivo: string;
  versao?: number | null | undefined;
}>;


export type CancelarReciboMutation = { cancelarRecibo: { id: number, uuid: string, idCliente: number, numero: number, ano: number | null, idMembro: number, nomePessoa: string, data: string, finalidade: string, meio: string | null, valor: string, emitidoEm: string, vias: number, canceladoEm: string | null, motivoCancelamento: string | null, canceladoPor: string | null, versao: number, acoesPermitidas: Array<string> } };

export const ReciboLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReciboLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recibo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"nomePessoa"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"meio"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"emitidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"canceladoEm"}},{"kind":"Field","name":{"kind":"Name","value":"motivoCancelamento"}},{"kind":"Field","name":{"kind":"Name","value":"canceladoPor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ReciboLinhaFragment, unknown>;
export const RecibosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Recibos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReciboOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReciboFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recibos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReciboLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReciboLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recibo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"nomePessoa"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"meio"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"emitidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"canceladoEm"}},{"kind":"Field","name":{"kind":"Name","value":"motivoCancelamento"}},{"kind":"Field","name":{"kind":"Name","value":"canceladoPor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<RecibosQuery, RecibosQueryVariables>;
export const EmitirComprovantesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmitirComprovantes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ano"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emitirComprovantes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ano"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ano"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EmitirComprovantesMutation, EmitirComprovantesMutationVariables>;
export const EmitirSegundaViaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmitirSegundaVia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emitirSegundaVia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReciboLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReciboLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recibo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"nomePessoa"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"meio"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"emitidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"canceladoEm"}},{"kind":"Field","name":{"kind":"Name","value":"motivoCancelamento"}},{"kind":"Field","name":{"kind":"Name","value":"canceladoPor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<EmitirSegundaViaMutation, EmitirSegundaViaMutationVariables>;
export const CancelarReciboDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelarRecibo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"motivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelarRecibo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"motivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"motivo"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReciboLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReciboLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recibo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"nomePessoa"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"meio"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"emitidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"vias"}},{"kind":"Field","name":{"kind":"Name","value":"canceladoEm"}},{"kind":"Field","name":{"kind":"Name","value":"motivoCancelamento"}},{"kind":"Field","name":{"kind":"Name","value":"canceladoPor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CancelarReciboMutation, CancelarReciboMutationVariables>;
export const useRecibosQuery = (options?: useQuery.Options<RecibosQuery, RecibosQueryVariables> | SkipToken): useQuery.Result<RecibosQuery, RecibosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(RecibosDocument, options as never) as never
export const useEmitirComprovantesMutation = (options?: useMutation.Options<EmitirComprovantesMutation, EmitirComprovantesMutationVariables>): useMutation.ResultTuple<EmitirComprovantesMutation, EmitirComprovantesMutationVariables> => useMutation(EmitirComprovantesDocument, options as never) as never
export const useEmitirSegundaViaMutation = (options?: useMutation.Options<EmitirSegundaViaMutation, EmitirSegundaViaMutationVariables>): useMutation.ResultTuple<EmitirSegundaViaMutation, EmitirSegundaViaMutationVariables> => useMutation(EmitirSegundaViaDocument, options as never) as never
export const useCancelarReciboMutation = (options?: useMutation.Options<CancelarReciboMutation, CancelarReciboMutationVariables>): useMutation.ResultTuple<CancelarReciboMutation, CancelarReciboMutationVariables> => useMutation(CancelarReciboDocument, options as never) as never