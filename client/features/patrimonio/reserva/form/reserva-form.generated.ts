/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma reserva. Numa alteração, o que não é enviado fica como está. */
export type ReservaInput = {
  /** Quando termina, depois do início. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim: string;
  /** Quando começa. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio: string;
  /** Para que é, até 160 caracteres. */
  finalidade: string;
  /** Recurso, por número ou uuid. */
  idRecurso: string | number;
  /** Pessoa responsável, por número ou uuid; quem reserva, se não se diz. */
  idResponsavel?: string | number | null | undefined;
  /** Observações. */
  observacoes?: string | null | undefined;
  /** Quantas unidades: uma, se não se diz. */
  quantidade?: number | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type CriarReservaMutationVariables = Exact<{
  input: Types.ReservaInput;
}>;


export type CriarReservaMutation = { criarReserva: { id: number, uuid: string, finalidade: string, versao: number } };

export type AtualizarReservaMutationVariables = Exact<{
  id: string | number;
  input: Types.ReservaInput;
}>;


export type AtualizarReservaMutation = { atualizarReserva: { id: number, uuid: string, finalidade: string, versao: number } };


export const CriarReservaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarReserva"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReservaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarReserva"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<CriarReservaMutation, CriarReservaMutationVariables>;
export const AtualizarReservaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarReserva"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReservaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarReserva"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<AtualizarReservaMutation, AtualizarReservaMutationVariables>;
export const useCriarReservaMutation = (options?: useMutation.Options<CriarReservaMutation, CriarReservaMutationVariables>): useMutation.ResultTuple<CriarReservaMutation, CriarReservaMutationVariables> => useMutation(CriarReservaDocument, options as never) as never
export const useAtualizarReservaMutation = (options?: useMutation.Options<AtualizarReservaMutation, AtualizarReservaMutationVariables>): useMutation.ResultTuple<AtualizarReservaMutation, AtualizarReservaMutationVariables> => useMutation(AtualizarReservaDocument, options as never) as never