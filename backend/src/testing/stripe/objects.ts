/** Objects of Stripe's API with every field that its published types require, as they are for a card in test mode. */

type Json = Record<string, unknown>;
const nullsOf = (names: string): Json =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, null]),
  );
const created = 1_795_176_000;
const common = { created, livemode: false };
const noAddress = { address: null, email: null, name: null, phone: null, tax_id: null };

/** A Checkout Session that is open. */
export const checkoutSession = (given: Json): Json => ({
  ...nullsOf(`adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types amount_subtotal
    amount_total billing_address_collection cancel_url client_reference_id client_secret collected_information consent
    consent_collection currency currency_conversion customer customer_account customer_creation customer_details
    customer_email discounts integration_identifier invoice invoice_creation locale managed_payments origin_context
    payment_intent payment_link payment_method_collection payment_method_configuration_details payment_method_options
    permissions recovered_from saved_payment_method_options setup_intent shipping_address_collection shipping_cost
    submit_type subscription success_url total_details url wallet_options`),
  ...common,
  object: 'checkout.session',
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  metadata: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  shipping_options: [],
  status: 'open',
  ui_mode: 'hosted_page',
  ...given,
});

/** A PaymentIntent that was paid. */
export const paymentIntent = (given: Json): Json => ({
  ...nullsOf(`allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at
    cancellation_reason client_secret customer customer_account description excluded_payment_method_types
    last_payment_error latest_charge managed_payments next_action on_behalf_of payment_method
    payment_method_configuration_details payment_method_options payment_record processing receipt_email review
    setup_future_usage shipping source statement_descriptor statement_descriptor_suffix transfer_group`),
  ...common,
  object: 'payment_intent',
  amount: 0,
  amount_capturable: 0,
  amount_received: 0,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  currency: 'usd',
  metadata: {},
  payment_method_types: ['card'],
  status: 'succeeded',
  ...given,
});

/** A charge that was captured. */
export const charge = (given: Json): Json => ({
  ...nullsOf(`application application_fee application_fee_amount balance_transaction calculated_statement_descriptor
    customer description failure_balance_transaction failure_code failure_message fraud_details on_behalf_of outcome
    payment_intent payment_method payment_method_details receipt_email receipt_number receipt_url review shipping source
    source_transfer statement_descriptor statement_descriptor_suffix transfer_data transfer_group`),
  ...common,
  object: 'charge',
  amount: 0,
  amount_captured: 0,
  amount_refunded: 0,
  billing_details: noAddress,
  captured: true,
  currency: 'usd',
  disputed: false,
  metadata: {},
  paid: true,
  refunded: false,
  status: 'succeeded',
  ...given,
});

/** A customer without anything but an id. */
export const customer = (given: Json): Json => ({
  ...nullsOf('default_source description email shipping'),
  ...common,
  object: 'customer',
  balance: 0,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  metadata: {},
  ...given,
});

/** A Visa card ending in 4242. */
export const paymentMethod = (given: Json): Json => ({
  ...nullsOf('customer customer_account'),
  ...common,
  object: 'payment_method',
  billing_details: noAddress,
  card: {
    ...nullsOf(
      'checks country fingerprint funding generated_from networks regulated_status three_d_secure_usage wallet',
    ),
    brand: 'visa',
    display_brand: 'visa',
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    last4: '4242',
  },
  metadata: {},
  type: 'card',
  ...given,
});

/** A SetupIntent that saved a card. */
export const setupIntent = (given: Json): Json => ({
  ...nullsOf(`allowed_payment_method_types application automatic_payment_methods cancellation_reason client_secret
    customer description excluded_payment_method_types last_setup_error latest_attempt mandate next_action on_behalf_of
    payment_method payment_method_configuration_details payment_method_options single_use_mandate`),
  ...common,
  object: 'setup_intent',
  metadata: {},
  payment_method_types: ['card'],
  status: 'succeeded',
  usage: 'off_session',
  ...given,
});

/** A refund that is on its way to the card. */
export const refund = (given: Json): Json => ({
  ...nullsOf(`balance_transaction charge customer customer_account payment_intent payment_method reason receipt_number
    source_transfer_reversal transfer_reversal`),
  object: 'refund',
  created,
  amount: 0,
  currency: 'usd',
  metadata: {},
  status: 'succeeded',
  ...given,
});
