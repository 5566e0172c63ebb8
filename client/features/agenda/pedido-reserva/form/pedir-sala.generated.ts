/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** O que se pede. Numa alteração, o que não é enviado fica como está. */
export type PedidoReservaInput = {
  /** Quando termina, depois do início. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim: string;
  /** Quando começa. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio: string;
  /** Para que é, até 160 caracteres. */
  finalidade: string;
  /** Sala ou outro recurso, por número ou uuid. */
  idRecurso: string | number;
  /** Observação para quem decide, até 500 caracteres. */
  observacao?: string | null | undefined;
  /** Quantas pessoas se esperam. */
  pessoas?: number | null | undefined;
  /** Quantas unidades: uma, se não se diz. */
  quantidade?: number | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type MeuPedidoEdicaoFragment = { id: number, uuid: string, idCliente: number, idRecurso: number, nomeRecurso: string, quantidade: number, dataInicio: string, dataFim: string, finalidade: string, pessoas: number | null, observacao: string | null, situacao: string, versao: number, acoesPermitidas: Array<string> };

export type MeuPedidoParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type MeuPedidoParaEditarQuery = { meuPedidoReserva: { id: number, uuid: string, idCliente: number, idRecurso: number, nomeRecurso: string, quantidade: number, dataInicio: string, dataFim: string, finalidade: string, pessoas: number | null, observacao: string | null, situacao: string, versao: number, acoesPermitidas: Array<string> } };

export type PedirReservaMutationVariables = Exact<{
  input: Types.PedidoReservaInput;
}>;


export type PedirReservaMutation = { pedirReserva: { id: number, uuid: string, idCliente: number, idRecurso: number, nomeRecurso: string, quantidade: number, dataInicio: string, dataFim: string, finalidade: string, pessoas: number | null, observacao: string | null, situacao: string, versao: number, acoesPermitidas: Array<string> } };

export type AtualizarPedidoReservaMutationVariables = Exact<{
  id: string | number;
  input: Types.PedidoReservaInput;
}>;


export type AtualizarPedidoReservaMutation = { atualizarPedidoReserva: { id: number, uuid: string, idCliente: number, idRecurso: number, nomeRecurso: string, quantidade: number, dataInicio: string, dataFim: string, finalidade: string, pessoas: number | null, observacao: string | null, situacao: string, versao: number, acoesPermitidas: Array<string> } };

export const MeuPedidoEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeuPedidoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeuPedidoReserva"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MeuPedidoEdicaoFragment, unknown>;
export const MeuPedidoParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeuPedidoParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meuPedidoReserva"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeuPedidoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeuPedidoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeuPedidoReserva"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MeuPedidoParaEditarQuery, MeuPedidoParaEditarQueryVariables>;
export const PedirReservaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PedirReserva"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PedidoReservaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pedirReserva"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeuPedidoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeuPedidoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeuPedidoReserva"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<PedirReservaMutation, PedirReservaMutationVariables>;
export const AtualizarPedidoReservaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarPedidoReserva"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PedidoReservaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarPedidoReserva"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeuPedidoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeuPedidoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeuPedidoReserva"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarPedidoReservaMutation, AtualizarPedidoReservaMutationVariables>;
export const useMeuPedidoParaEditarQuery = (options: useQuery.Options<MeuPedidoParaEditarQuery, MeuPedidoParaEditarQueryVariables> | SkipToken): useQuery.Result<MeuPedidoParaEditarQuery, MeuPedidoParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MeuPedidoParaEditarDocument, options as never) as never
export const usePedirReservaMutation = (options?: useMutation.Options<PedirReservaMutation, PedirReservaMutationVariables>): useMutation.ResultTuple<PedirReservaMutation, PedirReservaMutationVariables> => useMutation(PedirReservaDocument, options as never) as never
export const useAtualizarPedidoReservaMutation = (options?: useMutation.Options<AtualizarPedidoReservaMutation, AtualizarPedidoReservaMutationVariables>): useMutation.ResultTuple<AtualizarPedidoReservaMutation, AtualizarPedidoReservaMutationVariables> => useMutation(AtualizarPedidoReservaDocument, options as never) as never