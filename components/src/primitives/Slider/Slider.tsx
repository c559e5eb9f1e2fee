import {
  Slider as AriaSlider,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Slider.css.ts';

export type SliderProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Called once, when the thumb is released or after a key press. */
  onChangeEnd?: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  formatValue?: (value: number) => string;
  isDisabled?: boolean;
  /** Whether something beside the slider shows the value. */
  isValueHidden?: boolean;
};

/** A number chosen by dragging. */
export const Slider = ({ label, min, max, formatValue = String, isValueHidden, ...props }: SliderProps) => (
  <AriaSlider {...props} minValue={min} maxValue={max} className={styles.slider}>
    <Label className={styles.label}>{label}</Label>
    <SliderOutput className={isValueHidden ? hidden : styles.output}>{formatValue(props.value)}</SliderOutput>
    <SliderTrack className={styles.track}>
      <SliderFill className={styles.fill} />
      <SliderThumb className={styles.thumb} />
    </SliderTrack>
  </AriaSlider>
);
