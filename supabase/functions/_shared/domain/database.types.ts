// Made from supabase/migrations by: npm run database:types. Do not edit.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      knowledge: {
        Row: {
          answer: string
          id: string
          position: number
          questions: string
          search: unknown
          topic: string
        }
        Insert: {
          answer: string
          id: string
          position: number
          questions: string
          search?: never
          topic: string
        }
        Update: {
          answer?: string
          id?: string
          position?: number
          questions?: string
          search?: never
          topic?: string
        }
        Relationships: []
      }
      pressure_washing_videos: {
        Row: {
          created_at: string
          id: string
          is_featured: boolean
          mime_type: string | null
          poster_url: string | null
          video_url: string
        }
        Insert: {
          created_at?: string
          id?: string
          is_featured?: boolean
          mime_type?: string | null
          poster_url?: string | null
          video_url: string
        }
        Update: {
          created_at?: string
          id?: string
          is_featured?: boolean
          mime_type?: string | null
          poster_url?: string | null
          video_url?: string
        }
        Relationships: []
      }
      quote_notifications: {
        Row: {
          attempts: number
          batch: number
          channel: string
          claim: string | null
          claimed_until: string | null
          created_at: string
          delivered_at: string | null
          give_up_at: string
          id: string
          last_error: string | null
          next_attempt_at: string
          quote_request_id: string
          resends: number
          status: string
        }
        Insert: {
          attempts?: number
          batch?: number
          channel?: string
          claim?: string | null
          claimed_until?: string | null
          created_at?: string
          delivered_at?: string | null
          give_up_at?: string
          id?: string
          last_error?: string | null
          next_attempt_at?: string
          quote_request_id: string
          resends?: number
          status?: string
        }
        Update: {
          attempts?: number
          batch?: number
          channel?: string
          claim?: string | null
          claimed_until?: string | null
          created_at?: string
          delivered_at?: string | null
          give_up_at?: string
          id?: string
          last_error?: string | null
          next_attempt_at?: string
          quote_request_id?: string
          resends?: number
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "quote_notifications_quote_request_id_fkey"
            columns: ["quote_request_id"]
            referencedRelation: "quote_request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quote_notifications_quote_request_id_fkey"
            columns: ["quote_request_id"]
            referencedRelation: "quote_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      quote_photos: {
        Row: {
          batch: number | null
          bytes: number
          created_at: string
          digest: string
          extension: string
          id: string
          quote_request_id: string | null
          state: string
        }
        Insert: {
          batch?: number | null
          bytes: number
          created_at?: string
          digest: string
          extension: string
          id?: string
          quote_request_id?: string | null
          state?: string
        }
        Update: {
          batch?: number | null
          bytes?: number
          created_at?: string
          digest?: string
          extension?: string
          id?: string
          quote_request_id?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "quote_photos_quote_request_id_fkey"
            columns: ["quote_request_id"]
            referencedRelation: "quote_request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quote_photos_quote_request_id_fkey"
            columns: ["quote_request_id"]
            referencedRelation: "quote_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      quote_progress: {
        Row: {
          changed_at: string
          quote_request_id: string
          status: string
        }
        Insert: {
          changed_at?: string
          quote_request_id: string
          status: string
        }
        Update: {
          changed_at?: string
          quote_request_id?: string
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "quote_progress_quote_request_id_fkey"
            columns: ["quote_request_id"]
            referencedRelation: "quote_request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quote_progress_quote_request_id_fkey"
            columns: ["quote_request_id"]
            referencedRelation: "quote_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      quote_request_tokens: {
        Row: {
          created_at: string
          quote_request_id: string
          token_hash: string
        }
        Insert: {
          created_at?: string
          quote_request_id: string
          token_hash: string
        }
        Update: {
          created_at?: string
          quote_request_id?: string
          token_hash?: string
        }
        Relationships: [
          {
            foreignKeyName: "quote_request_tokens_quote_request_id_fkey"
            columns: ["quote_request_id"]
            referencedRelation: "quote_request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quote_request_tokens_quote_request_id_fkey"
            columns: ["quote_request_id"]
            referencedRelation: "quote_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      quote_requests: {
        Row: {
          address_hash: string | null
          canceled_at: string | null
          content_digest: string
          corrected_phone: string | null
          corrected_phone_key: string | null
          created_at: string
          email: string
          first_name: string
          id: string
          idempotency_key: string | null
          message: string | null
          note: string | null
          origin_page: string | null
          origin_subject: string | null
          phone: string
          phone_key: string | null
          suspicion: string | null
        }
        Insert: {
          address_hash?: string | null
          canceled_at?: string | null
          content_digest: string
          corrected_phone?: string | null
          corrected_phone_key?: string | null
          created_at?: string
          email: string
          first_name: string
          id?: string
          idempotency_key?: string | null
          message?: string | null
          note?: string | null
          origin_page?: string | null
          origin_subject?: string | null
          phone: string
          phone_key?: string | null
          suspicion?: string | null
        }
        Update: {
          address_hash?: string | null
          canceled_at?: string | null
          content_digest?: string
          corrected_phone?: string | null
          corrected_phone_key?: string | null
          created_at?: string
          email?: string
          first_name?: string
          id?: string
          idempotency_key?: string | null
          message?: string | null
          note?: string | null
          origin_page?: string | null
          origin_subject?: string | null
          phone?: string
          phone_key?: string | null
          suspicion?: string | null
        }
        Relationships: []
      }
      reviews: {
        Row: {
          author: string
          avatar_url: string | null
          created_at: string
          id: string
          published: boolean
          rating: number
          reviewed_on: string
          text: string
        }
        Insert: {
          author: string
          avatar_url?: string | null
          created_at?: string
          id?: string
          published?: boolean
          rating: number
          reviewed_on: string
          text: string
        }
        Update: {
          author?: string
          avatar_url?: string | null
          created_at?: string
          id?: string
          published?: boolean
          rating?: number
          reviewed_on?: string
          text?: string
        }
        Relationships: []
      }
      service_videos: {
        Row: {
          created_at: string
          id: string
          is_featured: boolean
          mime_type: string | null
          poster_url: string | null
          video_url: string
        }
        Insert: {
          created_at?: string
          id?: string
          is_featured?: boolean
          mime_type?: string | null
          poster_url?: string | null
          video_url: string
        }
        Update: {
          created_at?: string
          id?: string
          is_featured?: boolean
          mime_type?: string | null
          poster_url?: string | null
          video_url?: string
        }
        Relationships: []
      }
      visitor_counts: {
        Row: {
          count: number
          kind: string
          period_start: string
          visitor: string
        }
        Insert: {
          count: number
          kind: string
          period_start: string
          visitor: string
        }
        Update: {
          count?: number
          kind?: string
          period_start?: string
          visitor?: string
        }
        Relationships: []
      }
    }
    Views: {
      published_review_rating: {
        Row: {
          average: number | null
          count: number | null
        }
        Relationships: []
      }
      quote_request_overview: {
        Row: {
          canceled_at: string | null
          created_at: string | null
          delivered_at: string | null
          email: string | null
          first_name: string | null
          id: string | null
          message: string | null
          note: string | null
          notification_attempts: number | null
          notification_last_error: string | null
          notification_next_attempt_at: string | null
          notification_status: string | null
          origin_page: string | null
          origin_subject: string | null
          phone: string | null
          photo_count: number | null
          progress: string | null
          suspicion: string | null
          update_failure: string | null
          webhook_attempts: number | null
          webhook_last_error: string | null
          webhook_status: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      alert_owner: {
        Args: { dead_channel: string; request_id: string }
        Returns: undefined
      }
      begin_quote_photo: {
        Args: {
          bytes: number
          bytes_per_day: number
          digest: string
          extension: string
          most: number
          token_hash: string
        }
        Returns: {
          outcome: string
          photo_id: string
        }[]
      }
      change_quote_request: {
        Args: {
          cancel?: boolean
          note?: string
          phone?: string
          phone_key?: string
          token_hash: string
        }
        Returns: string
      }
      claim_quote_notification: {
        Args: { only_request?: string }
        Returns: {
          batch: number
          canceled_at: string
          channel: string
          claim: string
          corrected_phone: string
          created_at: string
          email: string
          first_email_id: string
          first_name: string
          message: string
          note: string
          notification_id: string
          origin_page: string
          origin_subject: string
          phone: string
          quote_request_id: string
          received_at: string
          resends: number
        }[]
      }
      count_visitor_use: {
        Args: {
          kind: string
          most: number
          period_seconds: number
          visitor: string
        }
        Returns: number
      }
      delete_expired_data: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      delete_unwanted_quote_photos: {
        Args: { photo_ids: string[] }
        Returns: number
      }
      feature_video: {
        Args: {
          mime_type?: string
          place: string
          poster_url?: string
          video_url: string
        }
        Returns: undefined
      }
      find_repeated_quote_request: {
        Args: { content_digest: string; idempotency_key: string }
        Returns: {
          is_held: boolean
          request_id: string
          suspicion: string
        }[]
      }
      find_request_of_token: { Args: { token_hash: string }; Returns: string }
      finish_quote_photo: { Args: { photo_id: string }; Returns: boolean }
      finish_quote_update: { Args: { token_hash: string }; Returns: string }
      forget_person: {
        Args: { contact: string; phone_key?: string }
        Returns: {
          notification_id: string
          request_id: string
        }[]
      }
      has_delivery_schedule: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      import_reviews: {
        Args: { published?: boolean; reviews: Json }
        Returns: string[]
      }
      is_sample_row: { Args: { id: string }; Returns: boolean }
      mark_quote_request: {
        Args: { progress: string; request_id: string }
        Returns: number
      }
      open_quote_update: {
        Args: { request_id: string; wait: string }
        Returns: number
      }
      publish_review: {
        Args: { published: boolean; review_id: string }
        Returns: number
      }
      purge_quote_requests: {
        Args: { received_before: string }
        Returns: number
      }
      quote_outbox_has_work: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      reached_quote_limit: {
        Args: {
          address_hash: string
          address_limit: number
          phone_key: string
          phone_limit: number
        }
        Returns: string
      }
      read_quote_request: {
        Args: { token_hash: string }
        Returns: {
          canceled_at: string
          email: string
          first_name: string
          message: string
          note: string
          phone: string
          quote_request_id: string
          received_at: string
        }[]
      }
      record_notification_attempt: {
        Args: {
          claim: string
          delivered: boolean
          error?: string
          notification_id: string
          permanent?: boolean
          retry_after_seconds?: number
        }
        Returns: string
      }
      remove_quote_photo: {
        Args: { photo_id: string; token_hash: string }
        Returns: string
      }
      requeue_quote_request: { Args: { request_id: string }; Returns: number }
      search_knowledge: {
        Args: { query: string }
        Returns: {
          answer: string
          coverage: number
          id: string
          relevance: number
          topic: string
        }[]
      }
      submit_quote_request: {
        Args: {
          address_hash?: string
          address_limit?: number
          channels?: string[]
          email: string
          first_name: string
          idempotency_key?: string
          message?: string
          origin_page?: string
          origin_subject?: string
          phone: string
          phone_key?: string
          phone_limit?: number
          suspicion?: string
          token_hash?: string
        }
        Returns: {
          is_new: boolean
          outcome: string
          quote_request_id: string
        }[]
      }
      unwanted_quote_photos: {
        Args: Record<PropertyKey, never>
        Returns: {
          extension: string
          id: string
        }[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
