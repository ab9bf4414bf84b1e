type Props = {
  /** Of the group of radio buttons. */
  name: string;
  labels: { monthly: string; yearly: string };
};

/** The switch between monthly and yearly prices: two radio buttons. */
export const BillingChoices = ({ name, labels }: Props) => (
  <div className="inline-flex rounded-plate border border-edge">
    {(['monthly', 'yearly'] as const).map((value) => (
      <label key={value} className="billing-choice shows-focus">
        <input type="radio" name={name} value={value} defaultChecked={value === 'monthly'} />
        {labels[value]}
      </label>
    ))}
  </div>
);
